import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { token } from '../tokens/token.ts'

const StyledLink = styled.a`
  position: absolute;
  z-index: ${token.layer.toast};
  top: ${token.space[8]};
  left: ${token.space[8]};
  padding: ${token.space[12]} ${token.space[16]};
  border-radius: ${token.radius.control};
  background: ${token.color.white};
  color: ${token.color.lagoon};
  font-weight: 700;
  &:not(:focus) {
    transform: translateY(-300%);
  }
`

/** Props of `SkipLink`. */
export type SkipLinkProps = {
  /** The id of the element that it leads to. */
  target: string
  /** Its text. */
  children?: ReactNode
}

/** The page's first link, visible on focus: skips the header. */
export function SkipLink({ target, children = 'Skip to main content' }: SkipLinkProps) {
  return <StyledLink href={`#${target}`}>{children}</StyledLink>
}
