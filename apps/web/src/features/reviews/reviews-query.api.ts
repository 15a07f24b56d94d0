import { changeQuery, parsePage } from '#shared/urls/url-state.ts'
import type { ReviewsQuery } from './reviews.api.ts'

/** Parameters of a profile's address that say which of its reviews are shown. */
export const REVIEW_PARAMETERS = ['sort', 'page'] as const

/** The part of a profile that has the reviews, and the form for one's own. */
export const REVIEWS_ANCHOR = '#reviews'
export const WRITE_ANCHOR = '#write-review'

/** The page of reviews that an address shows. */
export function parseReviewsQuery(business: number, query: URLSearchParams): ReviewsQuery {
  const page = parsePage(query)
  return {
    business,
    ...(query.get('sort') === 'useful' && { sort: 'useful' as const }),
    ...(page !== undefined && { page }),
  }
}

/** The address of another order; it begins with the first page. */
export const getSortHref = (search: string, sort: ReviewsQuery['sort']): string =>
  `${changeQuery(search, { sort }) || '?'}${REVIEWS_ANCHOR}`

/** The address of another page. */
export const getPageHref = (search: string, page: number): string =>
  `${changeQuery(search, { page: page === 1 ? undefined : page }) || '?'}${REVIEWS_ANCHOR}`

/** The announcement when another order or page is shown. */
export const describeOrder = ({ sort, page }: ReviewsQuery): string =>
  `Reviews, ${sort === 'useful' ? 'most useful' : 'newest'} first${page === undefined ? '' : `, page ${page}`}`
