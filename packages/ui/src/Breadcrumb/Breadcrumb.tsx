import { styled } from 'styled-components'
import { Link } from '../link/Link.tsx'
import { below } from '../tokens/breakpoint.ts'
import { token } from '../tokens/token.ts'

/* A line never begins or ends with a slash: the one before its first step is beyond the edge that is cut off. */
const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  margin-left: -1.25rem;
  padding: 0;
  clip-path: inset(-4px -4px -4px 0.875rem);
  list-style: none;
  color: ${token.role.textSoft};
  font-size: ${token.size[14]};
  > li {
    display: flex;
    align-items: center;
    min-width: 0;
  }
  > li::before {
    content: '/';
    flex: none;
    width: 1.25rem;
    color: ${token.role.control};
    text-align: center;
  }
  > li > * {
    padding-block: ${token.space[4]};
  }
  /* On phones only the page above, as the way back. */
  ${below.tablet} {
    margin-left: 0;
    clip-path: none;
    > li:not(:nth-last-child(2)) {
      display: none;
    }
    > li::before {
      content: '‹' / '';
      width: 0.875rem;
      font-size: ${token.size[18]};
      line-height: 1;
      text-align: left;
    }
  }
`

const Step = styled(Link)`
  color: inherit;
  text-decoration: none;
  @media (pointer: coarse) {
    li > && {
      padding-block: 0.6875rem;
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

/** One level of the breadcrumb. */
export type BreadcrumbItem = {
  /** The page’s name. */
  label: string
  /** Its URL; not needed for the last item, the current page. */
  href?: string | undefined
  /** Whether it is a name or a reference, which browsers must not translate. */
  isName?: boolean
}

/** Props of `Breadcrumb`. */
export type BreadcrumbProps = {
  /** From the home page to the current one. */
  items: readonly BreadcrumbItem[]
  /** The navigation’s name for screen readers. */
  label?: string
}

/** Breadcrumb navigation: links to the pages above the current one; on phones to the one directly above. */
export const Breadcrumb = ({ items, label = 'Breadcrumb' }: BreadcrumbProps) => (
  <nav aria-label={label}>
    <List>
      {items.map((item, index) => (
        <li key={item.href ?? item.label}>
          {item.href === undefined || index === items.length - 1 ? (
            <Current aria-current="page" translate={item.isName ? 'no' : undefined}>
              {item.label}
            </Current>
          ) : (
            <Step href={item.href} translate={item.isName ? 'no' : undefined}>
              {item.label}
            </Step>
          )}
        </li>
      ))}
    </List>
  </nav>
)
