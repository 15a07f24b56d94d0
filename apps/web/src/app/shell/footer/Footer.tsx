import { COUNTRIES } from '@portal/domain/place'
import { getMenu, getMenuGroups, type MenuGroup, type MenuLink } from '@portal/reference-data'
import { below, Container, Link, token } from '@portal/ui'
import { styled } from 'styled-components'
import { accountApi } from '#features/account/account.api.ts'
import { PhoneFold } from '#shared/layout/PhoneFold.tsx'
import { OperatorLine } from '#shared/layout/OperatorLine.tsx'
import { useAccountPaths } from '#shared/session/useAccountPaths.ts'
import { paths } from '#shared/urls/paths.ts'
import { isMarkedSignedIn, withSession } from '#shared/session/session-mark.ts'
import { useHydrated } from '#shared/page/useHydrated.ts'
import { SocialLinks } from './SocialLinks.tsx'
import { FOOTER_MENU_ID } from './footer-menu-id.ts'
import { Logo } from '../Logo.tsx'

const LISTINGS: readonly MenuLink[] = COUNTRIES.map(({ code, name }) => ({
  label: name,
  href: paths.country(code),
}))

const GROUPS: readonly MenuGroup[] = [
  { label: 'Explore', links: getMenu('explore') },
  { label: 'Businesses in', links: LISTINGS },
  ...getMenuGroups('footer'),
]

const VISITOR_LINKS = getMenu('footer-visitor')
const ACCOUNT_LINKS = getMenu('footer-account')
const LAST_LINKS = getMenu('footer-end')

const Root = styled.footer`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[32]};
  padding-block: ${token.space[48]};
  ${below.tablet} {
    gap: ${token.space[24]};
    /* Below its last line there is room for the quick menu's bar. */
    padding-block: ${token.space[32]} 5.5rem;
  }
  background: ${token.role.surface};
`

const Columns = styled(Container).attrs({ width: 'wide' })`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr));
  gap: ${token.space[32]};
  align-items: start;
  ${below.tablet} {
    display: block;
    > * {
      border-top: 1px solid ${token.role.line};
    }
    summary {
      font-weight: 650;
    }
  }
`

/** The rows above and below the columns. */
const Edge = styled(Container).attrs({ width: 'wide' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[16]};
  & p a {
    display: inline-flex;
    align-items: center;
    min-height: ${token.target.min};
    color: ${token.role.text};
  }
`

const Title = styled.h2`
  padding-bottom: ${token.space[8]};
  font-size: ${token.size[16]};
  letter-spacing: 0;
`

const List = styled.ul`
  padding: 0;
  list-style: none;
  & a {
    display: inline-block;
    min-width: 1.5rem;
    padding-block: 0.375rem;
    color: ${token.role.textSoft};
    text-decoration: none;
  }
  & a:hover {
    color: ${token.role.text};
    text-decoration: underline;
  }
  @media (pointer: coarse) {
    & a {
      min-height: ${token.target.min};
      padding-block: 0.625rem;
    }
  }
  ${withSession}[data-unknown] {
    visibility: hidden;
    /* As high as the links of an account, of which there is one less. */
    & > :first-child {
      display: none;
    }
  }
  @media (scripting: none) {
    & > [data-needs-script] {
      display: none;
    }
  }
`

interface GroupProps {
  label: string
  links: readonly MenuLink[]
  /** Whether the session is not known yet. */
  isUnknown?: boolean
}

const Group = ({ label, links, isUnknown = false }: GroupProps) => (
  <nav aria-label={label}>
    <PhoneFold summary={label}>
      <Title data-wide="">{label}</Title>
      <List data-unknown={isUnknown ? '' : undefined}>
        {links.map(({ label: text, href }) => (
          <li key={href} data-needs-script={href === paths.saved() ? '' : undefined}>
            <Link href={href}>{text}</Link>
          </li>
        ))}
      </List>
    </PhoneFold>
  </nav>
)

/**
 * Shows a visitor's links until the session is known, so that the server's HTML has them. The header runs the query;
 * this only reads its result.
 */
function AccountGroup() {
  const isHydrated = useHydrated()
  const { data, error } = accountApi.endpoints.currentUser.useQueryState()
  const isMarked = isHydrated && isMarkedSignedIn()
  const { signIn, register } = useAccountPaths()
  const leadingBack = new Map([
    [paths.signIn(), signIn],
    [paths.register(), register],
  ])
  const visitorLinks = VISITOR_LINKS.map((link) => ({
    ...link,
    href: leadingBack.get(link.href) ?? link.href,
  }))
  return (
    <Group
      label="Your account"
      links={isMarked && data ? ACCOUNT_LINKS : visitorLinks}
      isUnknown={!isHydrated || (isMarked && !data && !error)}
    />
  )
}

/** The footer: the site's links, the account's links and social links. */
export const Footer = () => (
  <Root data-surface="deep" data-print="hide">
    <Edge>
      <Logo />
      <SocialLinks />
    </Edge>
    <Columns id={FOOTER_MENU_ID}>
      {GROUPS.map(({ label, links }) => (
        <Group key={label} label={label} links={links} />
      ))}
      <AccountGroup />
    </Columns>
    <Edge>
      <OperatorLine />
      {LAST_LINKS.map(({ label, href }) => (
        <p key={href}>
          <Link href={href}>{label}</Link>
        </p>
      ))}
    </Edge>
  </Root>
)
