import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon, type IconName } from '../Icon/Icon.tsx'
import { Link } from '../link/Link.tsx'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { token } from '../tokens/token.ts'

const StyledLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 0.4em;
  min-height: 2.25rem;
  padding: 0.25rem 0.9375rem;
  border: 1px solid ${token.role.line};
  border-radius: ${token.radius.pill};
  background: ${token.role.raised};
  color: ${token.role.text};
  font-size: ${token.size[14]};
  font-weight: 600;
  text-decoration: none;
  @media (pointer: coarse) {
    min-height: ${token.target.min};
  }
  &:hover {
    border-color: ${token.role.text};
  }
  &[data-chosen] {
    border-color: ${token.role.chosen};
    background: ${token.role.chosen};
    color: ${token.role.onChosen};
  }
`

/** Props of `Chip`. */
export type ChipProps = {
  /** The same page with this choice, or without this filter. */
  href: string
  /** The choice. */
  children: ReactNode
  /** Shown before the text. */
  icon?: IconName
  /** Whether it is the choice that applies. */
  current?: boolean
  /** Whether it is a filter that following the link removes. */
  removable?: boolean
}

/** A choice or an applied filter as a link, so that it works without script and has a URL. */
export const Chip = ({ href, children, icon, current, removable }: ChipProps) => (
  <StyledLink
    href={href}
    aria-current={current === true ? 'true' : undefined}
    data-chosen={current === true || removable === true ? '' : undefined}
  >
    {icon !== undefined && <Icon name={icon} />}
    {removable === true && <VisuallyHidden>Remove filter </VisuallyHidden>}
    {children}
    {removable === true && <Icon name="close" />}
  </StyledLink>
)
