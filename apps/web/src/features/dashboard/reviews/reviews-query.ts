import type { listReceivedReviews, ReceivedReview } from '@portal/domain/contract'
import type { Query } from '#shared/calls/call.ts'
import { parsePage } from '#shared/urls/url-state.ts'
import { parseBusiness } from '../address-parameters.ts'

export const REVIEWS_PAGE = 20

/** A tab of the reviews: without a reply, with one, or all. */
export const REVIEW_TABS = ['open', 'answered', 'all'] as const
export type ReviewTab = (typeof REVIEW_TABS)[number]

/** The tab in the address; reviews without a reply by default. */
export const parseReviewTab = (query: URLSearchParams): ReviewTab =>
  REVIEW_TABS.find((tab) => tab === query.get('status')) ?? 'open'

/** Parses the query of the call from the page's address. */
export function toReviewsQuery(query: URLSearchParams): Query<typeof listReceivedReviews> {
  const tab = parseReviewTab(query)
  return {
    status: tab === 'all' ? undefined : tab,
    business: parseBusiness(query),
    limit: String(REVIEWS_PAGE),
    page: parsePage(query),
  }
}

/** A reviewer as the public reads them: `Joses K.` */
export const formatReviewer = ({ firstName, lastName }: ReceivedReview['user']): string =>
  lastName === '' ? firstName : `${firstName} ${lastName.slice(0, 1)}.`

/** The key under which this device keeps a reply until it is published. */
export const getReplyKey = (reviewId: number): string => `reply to review ${reviewId}`
