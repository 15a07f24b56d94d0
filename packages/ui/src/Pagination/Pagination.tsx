import { styled } from 'styled-components'
import { Icon } from '../Icon/Icon.tsx'
import { Link } from '../link/Link.tsx'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { below } from '../tokens/breakpoint.ts'
import { token } from '../tokens/token.ts'
import { listPaginationItems } from './paginationItems.ts'

const Row = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${token.space[4]};
  padding: 0;
  list-style: none;
  ${below.phone} {
    gap: ${token.space[12]};
    > [data-other] {
      display: none;
    }
  }
`

const PageLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token.space[4]};
  min-width: ${token.target.min};
  min-height: ${token.target.min};
  padding-inline: ${token.space[8]};
  border: 1px solid transparent;
  border-radius: ${token.radius.control};
  color: ${token.role.text};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-decoration: none;
  &:hover {
    border-color: ${token.role.control};
  }
  &[aria-current] {
    background: ${token.role.chosen};
    color: ${token.role.onChosen};
  }
`

const OnPhone = styled.span`
  display: none;
  ${below.phone} {
    display: inline;
  }
`

const Ellipsis = styled.span`
  display: inline-block;
  min-width: 1.5rem;
  color: ${token.role.textSoft};
  text-align: center;
`

/** Props of `Pagination`. */
export type PaginationProps = {
  /** The current page, from 1. */
  page: number
  /** How many pages there are. */
  pageCount: number
  /** The address of a page. */
  hrefFor: (page: number) => string
  /** The navigation’s name for screen readers. */
  label?: string
}

/** Links to the other pages of a list; on phones only the previous and next. Renders nothing for a single page. */
export function Pagination({ page, pageCount, hrefFor, label = 'Pages' }: PaginationProps) {
  if (pageCount < 2) return null
  return (
    <nav aria-label={label}>
      <Row>
        {page > 1 && (
          <li>
            <PageLink href={hrefFor(page - 1)} rel="prev">
              <Icon name="chevron-left" />
              Previous
            </PageLink>
          </li>
        )}
        {listPaginationItems(page, pageCount).map((item, index) => (
          <li
            key={item === 'ellipsis' ? `ellipsis-${index}` : item}
            data-other={item === page ? undefined : ''}
          >
            {item === 'ellipsis' ? (
              <Ellipsis>…</Ellipsis>
            ) : (
              <PageLink href={hrefFor(item)} aria-current={item === page ? 'page' : undefined}>
                <VisuallyHidden>Page </VisuallyHidden>
                {item}
                {item === page && <OnPhone> of {pageCount}</OnPhone>}
              </PageLink>
            )}
          </li>
        ))}
        {page < pageCount && (
          <li>
            <PageLink href={hrefFor(page + 1)} rel="next">
              Next
              <Icon name="chevron-right" />
            </PageLink>
          </li>
        )}
      </Row>
    </nav>
  )
}
