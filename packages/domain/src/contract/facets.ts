import * as v from 'valibot'
import { COUNTRY_CODES, PROVINCE_CODES } from '@portal/reference-data'
import { BusinessFilters } from './business-query.ts'
import { BusinessType } from './business.ts'
import { defineCall, errorResponses } from './call.ts'
import { query } from './shared.ts'
import { Understood } from './understood.ts'

const counted = <const Value extends v.GenericSchema>(value: Value) =>
  v.array(v.object({ value, count: v.number() }))

/**
 * The number of businesses for each choice of a filter, combined with the other chosen filters. A choice among several (a
 * place, a category, a type) replaces the chosen one of its kind. With a search text, each number is the total of the list
 * with that choice, which may consist of weaker matches. Choices without a business are left out unless chosen. `towns` are
 * those of the chosen country or province, the largest first.
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
  /** By minimum rating. */
  ratings: counted(v.number()),
  delivery: counted(v.string()),
  pays: counted(v.string()),
  amenities: counted(v.string()),
  /** The interpretation of the search text; absent without one. */
  understood: v.optional(Understood),
  /** As in `SearchResults`. */
  didYouMean: v.optional(v.string()),
})
export type BusinessFacets = v.InferOutput<typeof BusinessFacets>

/** Everybody. Takes the filters of `GET /api/businesses`. */
export const businessFacets = defineCall({
  method: 'GET',
  path: '/api/businesses/facets',
  summary: 'Counts for each further filter, and how the search text was understood',
  tag: 'businesses',
  query: query(BusinessFilters.entries),
  responses: { 200: BusinessFacets, ...errorResponses(400, 429) },
})

/** Businesses that are so close on the map that they share a point; `business` where there is only one. */
export const MapGroup = v.object({
  latitude: v.number(),
  longitude: v.number(),
  count: v.number(),
  /** The cell of the map that holds exactly these businesses: the `area` that lists them. */
  cell: v.object({ west: v.number(), south: v.number(), east: v.number(), north: v.number() }),
  business: v.optional(v.object({ name: v.string(), path: v.string() })),
})
export type MapGroup = v.InferOutput<typeof MapGroup>

/** The points of the matches; `unlocated` counts matches without coordinates. */
export const BusinessMap = v.object({
  groups: v.pipe(v.array(MapGroup), v.maxLength(200)),
  unlocated: v.number(),
})
export type BusinessMap = v.InferOutput<typeof BusinessMap>

/** Everybody. Takes the filters of `GET /api/businesses`. */
export const businessMap = defineCall({
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
