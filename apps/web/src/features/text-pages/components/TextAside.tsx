import type { TextPage } from '@portal/domain/contract'
import { getMenuGroups, type MenuLink } from '@portal/reference-data'
import { Link, Stack, Text, token } from '@portal/ui'
import { styled } from 'styled-components'

const List = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
  a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    padding-inline: ${token.space[12]};
    border-left: 3px solid ${token.role.line};
    color: ${token.role.textSoft};
    text-decoration: none;
  }
  a:hover {
    color: ${token.role.action};
  }
  [aria-current] {
    border-color: ${token.role.action};
    color: ${token.role.text};
    font-weight: 600;
  }
`

interface LinksProps {
  label: string
  /** Accessible name, if the footer has a group with the same label. */
  name?: string
  links: readonly MenuLink[]
  current: string
}

const Links = ({ label, name = label, links, current }: LinksProps) => (
  <Stack as="nav" gap={8} aria-label={name}>
    <Text size="eyebrow" tone="soft">
      {label}
    </Text>
    <List>
      {links.map(({ href, label: text }) => (
        <li key={href}>
          <Link href={href} aria-current={href === current ? 'page' : undefined}>
            {text}
          </Link>
        </li>
      ))}
    </List>
  </Stack>
)

type AsideParts = Pick<TextPage, 'path' | 'group' | 'related'>

/** Links to pages of the same group, and to those that the text mentions. */
export function TextAside({ path, group, related }: AsideParts) {
  const beside = getMenuGroups('footer').find(({ label }) => label === group)?.links ?? []
  const others = related
    .filter((page) => !beside.some(({ href }) => href === page.path))
    .map((page) => ({ href: page.path, label: page.title }))
  return (
    <Stack gap={32}>
      {beside.length > 0 && <Links label={group} name={`More in ${group}`} links={beside} current={path} />}
      {others.length > 0 && <Links label="Related" links={others} current={path} />}
    </Stack>
  )
}
