// cspell:ignore bred
import { BUSINESS_TYPES, type BusinessFacets } from '@portal/domain/contract'
import { COUNTRY_CODES, PROVINCE_CODES } from '@portal/domain/place'
import { AMENITIES, DELIVERIES, PAYMENTS } from '@portal/reference-data'
import { assert, asyncProperty, constant, constantFrom, oneof, record } from 'fast-check'
import { expect, test } from 'vitest'
import { addListings } from '#test/listings.ts'
import { newApp } from '#test/new-app.ts'
import { CATEGORY_NAMES, codesOf, RECORDS, TOWNS } from '#test/recounted-businesses.ts'

type Filters = Readonly<Record<string, string | number | boolean | undefined>>

const TEXTS = [
  'Bread every morning.',
  'Tea from the hills.',
  'Roofing iron.',
  'Herbal baths and leaf poultices.',
]
/** Few contain all words, so that most filters leave only partial or near matches. */
const RARE = 'Bread and tea. A doctor is here on Fridays.'

const LISTINGS = RECORDS.map(({ town: _town, ...listing }, i) => ({
  ...listing,
  description: i % 37 === 0 ? RARE : (TEXTS[i % TEXTS.length] ?? ''),
}))

const rarely = <Value>(...values: Value[]) =>
  oneof({ weight: 4, arbitrary: constant(undefined) }, { weight: 1, arbitrary: constantFrom(...values) })

const QUERY = record({
  search: constantFrom(
    'bread tea',
    'bred tea',
    'tea and bread in gizo',
    'doctor',
    'doctor in suva',
    'fiji',
    'iron',
  ),
  country: rarely('sb', 'fj', 'vu', 'pg'),
  province: rarely('malaita', 'western'),
  town: rarely('Auki', 'Suva'),
  category: rarely(...CATEGORY_NAMES.slice(0, 6)),
  verified: rarely(true),
  open: rarely(true),
  pays: rarely(...codesOf(PAYMENTS)),
  rating: rarely(3, 4),
}).filter(({ country, province }) => province === undefined || country === undefined || country === 'sb')

/** Each number of the facets, with the list that it counts. */
function choicesOf(facets: BusinessFacets, query: Filters): { name: string; count: number; list: Filters }[] {
  const anywhere = { ...query, country: undefined, province: undefined, town: undefined }
  const country = query['province'] === undefined ? query['country'] : 'sb'
  const each = <Value extends string | number>(
    name: string,
    counts: readonly { readonly value: Value; readonly count: number }[],
    values: readonly Value[],
    beside: Filters = query,
  ) =>
    values.map((value) => ({
      name: `${name} ${value}`,
      count: counts.find((one) => one.value === value)?.count ?? 0,
      list: { ...beside, [name]: value },
    }))
  return [
    { name: 'total', count: facets.total, list: query },
    ...each('country', facets.countries, COUNTRY_CODES, anywhere),
    ...each('province', facets.provinces, PROVINCE_CODES, { ...anywhere, country }).filter(
      () => country === undefined || country === 'sb',
    ),
    ...(country === undefined ? [] : each('town', facets.towns, TOWNS)),
    ...each('category', facets.categories, CATEGORY_NAMES),
    ...each('type', facets.types, BUSINESS_TYPES),
    ...each('delivery', facets.delivery, codesOf(DELIVERIES)),
    ...each('pays', facets.pays, codesOf(PAYMENTS)),
    ...each('rating', facets.ratings, [3, 4]),
    ...each('amenity', facets.amenities, codesOf(AMENITIES).slice(0, 5)),
    ...(['open', 'verified', 'photos'] as const).map((name) => ({
      name,
      count: facets[name],
      list: { ...query, [name]: true },
    })),
  ]
}

const toSearch = (filters: Filters): string =>
  new URLSearchParams(
    Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString()

test('the number beside each choice is the total of its list, for any search and filter', async () => {
  const { get, store } = await newApp({ config: { rateLimitScale: 100_000 } })
  await addListings(store, ...LISTINGS)
  const totals = new Map<string, number>()
  const sumItems = async (filters: Filters) => {
    const search = toSearch(filters)
    const total =
      totals.get(search) ?? Number((await get(`/api/businesses?limit=1&${search}`)).headers['x-total-count'])
    totals.set(search, total)
    return total
  }
  await assert(
    asyncProperty(QUERY, async (query) => {
      const facets = (await get(`/api/businesses/facets?${toSearch(query)}`)).json<BusinessFacets>()
      const choices = choicesOf(facets, query)
      const said = choices.map(({ name, count }) => `${name}: ${count}`)
      const listed: string[] = []
      for (const { name, list } of choices) listed.push(`${name}: ${await sumItems(list)}`)
      expect(said).toEqual(listed)
    }),
    { numRuns: 40 },
  )
}, 600_000)
