import { getMenuGroups } from '@portal/reference-data'
import { LinkButton, MegaMenuLink, MegaMenuSection, token } from '@portal/ui'
import { styled } from 'styled-components'
import { paths } from '#shared/urls/paths.ts'
import type { QuickGroup } from './quick-groups.ts'

const DIVE_IN = paths.resources()

const Panel = styled.div`
  display: grid;
  gap: ${token.space[12]};
  > a {
    justify-self: start;
    margin-inline: ${token.space[12]};
  }
`

interface QuickLinksProps {
  group: QuickGroup
  onFollow: () => void
}

/** The links of one group of the quick menu. The Digital Growth Centre's link loads its page without the router. */
export function QuickLinks({ group, onFollow }: QuickLinksProps) {
  const all = getMenuGroups('quick').find(({ label }) => label === group)?.links ?? []
  const links = all.filter(({ href }) => href !== DIVE_IN)
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- clicks of links bubble, also from the keyboard
    <Panel onClick={(event) => event.target instanceof Element && event.target.closest('a') && onFollow()}>
      <MegaMenuSection title={group} columns={links.length > 8 ? 2 : 1}>
        {links.map(({ label, href }) => (
          <MegaMenuLink key={href} href={href}>
            {label}
          </MegaMenuLink>
        ))}
      </MegaMenuSection>
      {links.length < all.length && (
        <LinkButton href={DIVE_IN} target="_self">
          Dive In
        </LinkButton>
      )}
    </Panel>
  )
}
