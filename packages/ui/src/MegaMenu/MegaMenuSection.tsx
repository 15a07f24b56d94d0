import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Link } from '../link/Link.tsx'
import { token } from '../tokens/token.ts'

const Heading = styled.p`
  padding: 0 ${token.space[12]} ${token.space[8]};
  color: ${token.role.textSoft};
  font-size: ${token.size[13]};
  font-weight: 650;
`

const List = styled.ul`
  padding: 0;
  list-style: none;
  &[data-columns='2'] {
    columns: 2 12rem;
    column-gap: ${token.space[16]};
  }
  & > li {
    break-inside: avoid;
  }
`

const StyledLink = styled(Link)`
  display: block;
  min-height: ${token.target.min};
  padding: 0.625rem ${token.space[12]};
  border-radius: ${token.radius.control};
  color: ${token.role.text};
  text-decoration: none;
  overflow-wrap: anywhere;
  &:hover {
    background: ${token.role.sunken};
  }
  &[data-emphasis='strong'] {
    color: ${token.role.action};
    font-weight: 650;
  }
`

const Hint = styled.span`
  display: block;
  color: ${token.role.textSoft};
  font-size: ${token.size[14]};
  font-weight: 400;
`

/** Props of `MegaMenuSection`. */
export type MegaMenuSectionProps = {
  /** The heading of the list. */
  title?: string
  /** Splits a long list. */
  columns?: 1 | 2
  /** `MegaMenuLink`s. */
  children: ReactNode
}

/** A titled list of links in a panel of a `MegaMenu`. */
export function MegaMenuSection({ title, columns = 1, children }: MegaMenuSectionProps) {
  const id = useId()
  return (
    <div>
      {title && <Heading id={id}>{title}</Heading>}
      <List role="list" data-columns={columns} aria-labelledby={title ? id : undefined}>
        {children}
      </List>
    </div>
  )
}

/** Props of `MegaMenuLink`. */
export type MegaMenuLinkProps = {
  /** The page. */
  href: string
  /** Its name. */
  children: ReactNode
  /** A second line. */
  hint?: string
  /** `strong` for the link to a full list. */
  emphasis?: 'normal' | 'strong'
}

/** A link of a `MegaMenuSection`. */
export const MegaMenuLink = ({ href, children, hint, emphasis = 'normal' }: MegaMenuLinkProps) => (
  <li>
    <StyledLink href={href} data-emphasis={emphasis}>
      {children}
      {hint && <Hint>{hint}</Hint>}
    </StyledLink>
  </li>
)
