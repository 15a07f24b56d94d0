/** The sort orders of a list of businesses; the first is the default. */
export const BUSINESS_SORTS = ['relevance', 'rating', 'newest', 'alphabetical'] as const
/** A sort order of a list of businesses. */
export type BusinessSort = (typeof BUSINESS_SORTS)[number]

/** The tabs of the directory besides "All Businesses". */
export const BUSINESS_TABS = ['featured', 'new', 'verified', 'top-rated'] as const
/** One of the tabs of the directory. */
export type BusinessTab = (typeof BUSINESS_TABS)[number]

/** The greatest length of a search text, in characters; a longer one is rejected rather than cut. */
export const MAX_SEARCH_LENGTH = 200

/** How many rows numbered pages reach; the cursor of the `next` link reaches further ones. */
export const MAX_PAGED_ROWS = 10_000

/** How many businesses a person, or a device without an account, may save. */
export const MAX_SAVES = 200
