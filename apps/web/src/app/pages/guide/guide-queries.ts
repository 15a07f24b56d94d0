import type { CountryCode, ProvinceCode } from '@portal/domain/place'
import { SHOWN } from '@portal/reference-data'

type PlaceCode = CountryCode | ProvinceCode

/** What a country's page asks for beside its guide; the server's load and the screen ask for the same. */
export const newsOf = (country: CountryCode) => ({ country, limit: String(SHOWN.countryNews) })
export const eventsOf = (country: PlaceCode) => ({ country, limit: '3' })
export const grantsOf = (country: CountryCode) => ({ kind: 'grants', country, limit: '3' })
export const tendersOf = (country: PlaceCode) => ({ country, limit: '10' })
export const featuredOf = (country: PlaceCode) => ({
  country,
  featured: 'true',
  limit: String(SHOWN.featuredBusinesses),
})
/** Those of a place that came last, where its own are asked for. */
export const newestOf = (country: PlaceCode) => ({ country, sort: 'newest', limit: '6' }) as const
