/** Where a listing can stand with the moderators. */
export const BUSINESS_STATUSES = ['pending', 'approved', 'rejected'] as const

/** The orders of a list of businesses; the first is what a list has without being asked. */
export const BUSINESS_SORTS = ['relevance', 'rating', 'newest', 'alphabetical'] as const
/** One of the orders of a list of businesses. */
export type BusinessSort = (typeof BUSINESS_SORTS)[number]

/** The tabs of the directory besides "All Businesses". */
export const BUSINESS_TABS = ['featured', 'new', 'verified', 'top-rated'] as const
/** One of the tabs of the directory. */
export type BusinessTab = (typeof BUSINESS_TABS)[number]

/** The longest text that is searched for, in characters; more is refused rather than cut. */
export const SEARCH_MAX = 200

/** Rows that pages by number can reach; further ones are reached by the cursor of the next link. */
export const PAGED_ROWS = 10_000
