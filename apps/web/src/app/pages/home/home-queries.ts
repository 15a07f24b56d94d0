import { SHOWN } from '@portal/reference-data'

/** What the home page asks for; the server's load and the parts of the page ask for the same. */
export const HOME_PROVINCES = { country: 'sb' } as const
export const HOME_FEATURED = { featured: 'true', limit: String(SHOWN.featuredBusinesses) } as const
export const HOME_NEWS = { limit: '5' } as const
