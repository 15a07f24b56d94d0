import { SHOWN } from '@portal/reference-data'

/** The home page's queries for businesses: its sections and the server's load send the same. */
export const HOME_PROVINCES = { country: 'sb' } as const
export const HOME_FEATURED = { featured: 'true', limit: String(SHOWN.featuredBusinesses) } as const
