import * as v from 'valibot'
import { COUNTRY_CODES, PROVINCE_CODES } from '@portal/reference-data'
import { BusinessFilters } from './business-query.ts'
import { BusinessType } from './business.ts'
import { call, errorResponses } from './call.ts'
import { query } from './shared.ts'
import { Understood } from './understood.ts'

const counted = <const Value extends v.GenericSchema>(value: Value) =>
  v.array(v.object({ value, count: v.number() }))

/**
 * How many businesses each further choice of a filter leaves, beside the filters that are chosen already. A choice among
 * several (a place, a category, a type) is counted as if nothing were chosen of its own kind. With a search text, each number is
 * the total of the list with that choice, which may be of what is only near to what was asked. Choices with no business are left
 * out unless they are chosen. `towns` are those of the chosen country or province, the largest first.
 */
export const BusinessFacets = v.object({
  total: v.number(),
  countries: counted(v.picklist(COUNTRY_CODES)),
  provinces: counted(v.picklist(PROVINCE_CODES)),
  towns: counted(v.string()),
  categories: counted(v.string()),
  types: counted(BusinessType),
  open: v.number(),
  verified: v.number(),
  photos: v.number(),
  /** By the least rating. */
  ratings: counted(v.number()),
  delivery: counted(v.string()),
  pays: counted(v.string()),
  amenities: counted(v.string()),
  /** What was made of the search text; absent without one. */
  understood: v.optional(Understood),
  /** As that of `SearchResults`. */
  didYouMean: v.optional(v.string()),
})
export type BusinessFacets = v.InferOutput<typeof BusinessFacets>

/** Everybody. Takes the filters of `GET /api/businesses`. */
export const businessFacets = call({
  method: 'GET',
  path: '/api/businesses/facets',
  summary: 'Counts for each further filter, and how the search text was understood',
  tag: 'businesses',
  query: query(BusinessFilters.entries),
  responses: { 200: BusinessFacets, ...errorResponses(400, 429) },
})

/** Businesses that stand so close together on the map that they share a point; `business` where there is one only. */
export const MapGroup = v.object({
  latitude: v.number(),
  longitude: v.number(),
  count: v.number(),
  business: v.optional(v.object({ name: v.string(), path: v.string() })),
})
export type MapGroup = v.InferOutput<typeof MapGroup>

/** The points of what matches; `unlocated` counts what matches and says nowhere where it is. */
export const BusinessMap = v.object({
  groups: v.pipe(v.array(MapGroup), v.maxLength(200)),
  unlocated: v.number(),
})
export type BusinessMap = v.InferOutput<typeof BusinessMap>

/** Everybody. Takes the filters of `GET /api/businesses`. */
export const businessMap = call({
  method: 'GET',
  path: '/api/businesses/map',
  summary: 'The matching businesses on a map, close ones as one point; at most 200 points',
  tag: 'businesses',
  query: query(BusinessFilters.entries),
  responses: {
    200: BusinessMap,
    ...errorResponses(400, 429),
  },
})
