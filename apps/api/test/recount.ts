import { BUSINESS_SORTS, BUSINESS_TABS, BUSINESS_TYPES, type BusinessFacets } from '@portal/domain/contract'
import { AMENITIES, DELIVERIES, PAYMENTS } from '@portal/reference-data'
import {
  assert,
  asyncProperty,
  constant,
  constantFrom,
  oneof,
  option,
  record as arbitraryRecord,
  subarray,
} from 'fast-check'
import { expect } from 'vitest'
import { expectSame } from './expect-same.ts'
import { addListings, getNames } from './listings.ts'
import { newApp } from './new-app.ts'
import {
  CATEGORY_NAMES,
  codesOf,
  compareNames,
  matches,
  PUBLIC,
  RECORDS,
  recountFacets,
  sorted,
  TOWNS,
  type Query,
} from './recounted-businesses.ts'

const toSearch = (query: Query): string =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      (Array.isArray(value) ? (value as string[]) : value === undefined ? [] : [String(value)]).map(
        (text) => [name, text],
      ),
    ),
  ).toString()

const oneOf = <Value>(...values: Value[]) => option(constantFrom(...values), { nil: undefined, freq: 2 })
/** Most combinations would match nothing if each filter were used half the time. */
const rarely = <Value>(...values: Value[]) =>
  oneof({ weight: 5, arbitrary: constant(undefined) }, { weight: 1, arbitrary: constantFrom(...values) })
const few = (values: string[]) => rarely(1, 2).chain((max) => subarray(values, { maxLength: max ?? 0 }))

const QUERY = arbitraryRecord({
  country: oneOf('sb', 'fj', 'nc'),
  province: rarely('malaita', 'western', 'honiara', 'temotu'),
  town: rarely(...TOWNS),
  category: rarely(...CATEGORY_NAMES),
  industry: rarely('fisheries', 'agriculture', 'tourism-hospitality'),
  tab: rarely(...BUSINESS_TABS),
  type: few([...BUSINESS_TYPES]),
  delivery: few(codesOf(DELIVERIES)),
  pays: few(codesOf(PAYMENTS)),
  amenity: few(codesOf(AMENITIES).slice(0, 5)),
  featured: rarely(true, false),
  verified: rarely(true, false),
  photos: rarely(true, false),
  open: rarely(true, false),
  rating: rarely(3, 4),
  near: rarely('0,160', '-17.5,178'),
  sort: oneOf(...BUSINESS_SORTS),
})

/**
 * Requests random combinations of filters and orders, each as a list and its facets, and compares them with counts of its
 * own.
 */
export async function recount(combinations: number): Promise<void> {
  const { get, store } = await newApp({ config: { rateLimitScale: 100_000 } })
  await addListings(store, ...RECORDS.map(({ town: _town, ...record }) => record))
  let matched = 0
  await assert(
    asyncProperty(QUERY, async (query) => {
      const asked = toSearch(query)
      const expected = PUBLIC.filter(matches(query))
      matched += expected.length > 0 ? 1 : 0
      const list = await get(`/api/businesses?${asked}`)
      expect([getNames(list), list.headers['x-total-count']]).toEqual([
        sorted(expected, query),
        String(expected.length),
      ])
      const facets = (await get(`/api/businesses/facets?${asked}`)).json<BusinessFacets>()
      expectSame(inOrder(facets), inOrder(recountFacets(query)), `the facets of ${asked}`)
    }),
    { numRuns: combinations },
  )
  expect(matched).toBeGreaterThan(combinations / 10)
}

/** Sorts choices, since the order of equal counts is undefined. */
const inOrder = ({ towns, categories, ...facets }: BusinessFacets) => ({
  ...facets,
  towns: towns.toSorted((one, other) => compareNames(one.value, other.value)),
  categories: categories.toSorted((one, other) => compareNames(one.value, other.value)),
})
