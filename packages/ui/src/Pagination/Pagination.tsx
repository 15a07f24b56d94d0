import { styled } from 'styled-components'
import { Icon } from '../Icon/Icon.tsx'
import { Link } from '../link/Link.tsx'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { below } from '../tokens/breakpoint.ts'
import { token } from '../tokens/token.ts'
import { pageSteps } from './pages.ts'

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

const Step = styled(Link)`
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
    color: ${token.role.text};
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

const Gap = styled.span`
  display: inline-block;
  min-width: 1.5rem;
  color: ${token.role.textSoft};
  text-align: center;
`

/** Props of `Pagination`: pages count from 1; `hrefFor` gives a page's address. */
export type PaginationProps = {
  page: number
  pageCount: number
  hrefFor: (page: number) => string
  label?: string
}

/** Links to the other pages of a list, on a phone to the next and the previous; nothing when there is only one. */
export function Pagination({ page, pageCount, hrefFor, label = 'Pages' }: PaginationProps) {
  if (pageCount < 2) return null
  return (
    <nav aria-label={label}>
      <Row>
        {page > 1 && (
          <li>
            <Step href={hrefFor(page - 1)} rel="prev">
              <Icon name="chevron-left" />
              Previous
            </Step>
          </li>
        )}
        {pageSteps(page, pageCount).map((step, index) => (
          <li key={step === 'gap' ? `gap-${index}` : step} data-other={step === page ? undefined : ''}>
            {step === 'gap' ? (
              <Gap>…</Gap>
            ) : (
              <Step href={hrefFor(step)} aria-current={step === page ? 'page' : undefined}>
                <VisuallyHidden>Page </VisuallyHidden>
                {step}
                {step === page && <OnPhone> of {pageCount}</OnPhone>}
              </Step>
            )}
          </li>
        ))}
        {page < pageCount && (
          <li>
            <Step href={hrefFor(page + 1)} rel="next">
              Next
              <Icon name="chevron-right" />
            </Step>
          </li>
        )}
      </Row>
    </nav>
  )
}
