import { styled } from 'styled-components'
import { Icon } from '../Icon/Icon.tsx'
import { Link } from '../link/Link.tsx'
import type { LinkProps } from '../link/LinkProvider.tsx'
import { token } from '../tokens/token.ts'

const StyledLink = styled(Link)`
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

/** Props of `TextLink`, in addition to those of a link. */
export type TextLinkProps = LinkProps & {
  /** Adds an arrow after the text, for links to a full list. */
  arrow?: boolean
}

/** A standalone link, outside running text. */
export function TextLink({ arrow, children, ...rest }: TextLinkProps) {
  return (
    <StyledLink {...rest}>
      {children}
      {arrow === true && <Icon name="arrow-right" />}
    </StyledLink>
  )
}
