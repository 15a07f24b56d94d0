import { expect, test } from 'vitest'
import { withQuery } from '#shared/urls/paths.ts'
import { parseListing, pagesShown, toQueryValues, toBusinessesQuery } from './listing.ts'

const listing = (query: string) => parseListing(new URLSearchParams(query))
const toQuery = (query: string) =>
  Object.fromEntries(
    Object.entries(toBusinessesQuery(listing(query), listing(query).page)).filter(
      ([, value]) => value !== undefined,
    ),
  )

test.each([
  ['', {}],
  ['country=fj', { country: 'fj' }],
  ['country=Solomon+Islands', { country: 'sb' }],
  ['country=malaita-province', { province: 'malaita' }],
  ['country=fj&province=malaita', { province: 'malaita' }],
  ['province=honiara-capital-territory', { province: 'honiara' }],
  ['country=atlantis', { country: 'atlantis' }],
  ['province=atlantis', { country: 'atlantis' }],
  ['category=Food+%26+Beverages', { category: 'food-and-beverages' }],
  ['category=agriculture', { category: 'agriculture-and-agro-processing' }],
  ['industry=tourism--hospitality', { industry: 'tourism-hospitality' }],
  ['industry=Fisheries+%26+Aquaculture', { industry: 'fisheries' }],
  ['search=++cocoa++', { search: 'cocoa' }],
  ['tab=top-rated&sort=newest', { tab: 'top-rated', sort: 'newest' }],
  ['tab=nonsense&sort=upwards&view=sideways', {}],
  ['type=Services&type=B2B&type=Sorcery', { type: ['B2B', 'Services'] }],
  ['page=3', { page: '3' }],
  ['page=0', {}],
  ['page=99999999', { page: '416' }],
])('%s queries %o', (query, wanted) => {
  expect(toQuery(query)).toEqual({ ...wanted, limit: '24' })
})

test.each([
  ['', [1]],
  ['page=3', [3]],
  ['from=1&page=3', [1, 2, 3]],
  ['from=5&page=3', [3]],
  ['from=1&page=40', [31, 32, 33, 34, 35, 36, 37, 38, 39, 40]],
])('%s shows the pages %o', (query, pages) => {
  expect(pagesShown(listing(query))).toEqual(pages)
})

test.each(['', '?search=cocoa&province=malaita&type=B2B&type=B2C&sort=rating&view=list&from=1&page=2'])(
  'an address round-trips: %s',
  (query) => {
    expect(withQuery('/directory', toQueryValues(listing(query)))).toBe(`/directory${query}`)
  },
)
