import type { CountryCode, ProvinceCode } from '@portal/domain/place'
import { DISPLAY_COUNTS } from '@portal/reference-data'

type PlaceCode = CountryCode | ProvinceCode

/** The queries for what a guide shows of other features: its sections and the server's load send the same. */
export const toNewsQuery = (country: CountryCode) => ({ country, limit: String(DISPLAY_COUNTS.countryNews) })
/** The next event, for a guide's overview. */
export const toNextEventQuery = (country: CountryCode) => ({ country, limit: '1' })
export const toEventsQuery = (country: PlaceCode) => ({ country, limit: '3' })
export const toGrantsQuery = (country: CountryCode) => ({ kind: 'grants', country, limit: '3' })
export const toTendersQuery = (country: PlaceCode) => ({ country, limit: '10' })
export const toFeaturedQuery = (country: PlaceCode) => ({
  country,
  featured: 'true',
  limit: String(DISPLAY_COUNTS.featuredBusinesses),
})
/** The newest businesses of a place. */
export const toNewestQuery = (country: PlaceCode) => ({ country, sort: 'newest', limit: '6' }) as const
