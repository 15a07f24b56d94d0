import { styled } from 'styled-components'
import { Icon } from '../Icon/Icon.tsx'
import { Link } from '../link/Link.tsx'
import type { LinkProps } from '../link/LinkProvider.tsx'
import { token } from '../tokens/token.ts'

const Face = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 0.35em;
  min-height: 1.75rem;
  color: ${token.role.action};
  font-weight: 600;
  text-decoration: none;
  @media (pointer: coarse) {
    min-height: ${token.target.min};
  }
  &:hover {
    text-decoration: underline;
  }
`

/** Props of `TextLink`: `arrow` for a link that leads on to more of the same. */
export type TextLinkProps = LinkProps & { arrow?: boolean }

/** A link that stands alone, outside running text. */
export function TextLink({ arrow, children, ...rest }: TextLinkProps) {
  return (
    <Face {...rest}>
      {children}
      {arrow === true && <Icon name="arrow-right" />}
    </Face>
  )
}
