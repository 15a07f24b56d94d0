import { styled } from 'styled-components'
import { Link } from '../link/Link.tsx'
import { token } from '../tokens/token.ts'

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  padding: 0;
  list-style: none;
  color: ${token.role.textSoft};
  font-size: ${token.size[14]};
  > li {
    display: flex;
    align-items: center;
    min-width: 0;
  }
  > li:not(:last-child)::after {
    content: '/';
    padding-inline: ${token.space[8]};
    color: ${token.role.control};
  }
  > li > * {
    padding-block: ${token.space[4]};
  }
`

const Step = styled(Link)`
  color: inherit;
  text-decoration: none;
  @media (pointer: coarse) {
    li > && {
      padding-block: 0.5rem;
    }
  }
  &:hover {
    text-decoration: underline;
  }
`

const Current = styled.span`
  color: ${token.role.text};
  font-weight: 600;
`

/** One level of the breadcrumb; the last, the current page, needs no `href`. */
export type BreadcrumbItem = { label: string; href?: string | undefined }

/** Props of `Breadcrumb`: `items` from the home page to the current one. */
export type BreadcrumbProps = { items: readonly BreadcrumbItem[]; label?: string }

/** Breadcrumb navigation: links to the pages above the current one. */
export const Breadcrumb = ({ items, label = 'Breadcrumb' }: BreadcrumbProps) => (
  <nav aria-label={label}>
    <List>
      {items.map((item, index) => (
        <li key={item.href ?? item.label}>
          {item.href === undefined || index === items.length - 1 ? (
            <Current aria-current="page">{item.label}</Current>
          ) : (
            <Step href={item.href}>{item.label}</Step>
          )}
        </li>
      ))}
    </List>
  </nav>
)
