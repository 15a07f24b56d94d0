import { DISPLAY_COUNTS } from '@portal/reference-data'

/** The home page's queries for businesses: its sections and the server's load send the same. */
export const HOME_PROVINCES = { country: 'sb' } as const
export const HOME_FEATURED = { featured: 'true', limit: String(DISPLAY_COUNTS.featuredBusinesses) } as const
/** Businesses open now. */
export const HOME_OPEN = { country: 'sb', open: 'true', limit: '3' } as const
