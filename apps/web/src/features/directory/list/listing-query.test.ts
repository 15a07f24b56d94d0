import { expect, test } from 'vitest'
import { withQuery } from '#shared/urls/paths.ts'
import { parseListingQuery, listPageNumbers, toQueryValues, toBusinessesQuery } from './listing-query.ts'

const parse = (text: string) => parseListingQuery(new URLSearchParams(text))
const toQuery = (query: string) =>
  Object.fromEntries(
    Object.entries(toBusinessesQuery(parse(query), parse(query).page)).filter(
      ([, value]) => value !== undefined,
    ),
  )

test.each([
  ['', {}],
  ['country=fj', { country: 'fj' }],
  ['country=Solomon+Islands', { country: 'sb' }],
  ['country=malaita-province', { province: 'malaita' }],
  ['country=sb&province=malaita&town=Auki', { province: 'malaita', town: 'Auki' }],
  ['country=fj&province=malaita&town=Auki', { country: 'fj' }],
  ['country=atlantis&province=malaita', { province: 'malaita' }],
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
  ['town=Auki&province=malaita', { province: 'malaita', town: 'Auki' }],
  [
    'open=true&verified=true&photos=true&rating=4',
    { open: 'true', verified: 'true', photos: 'true', rating: '4' },
  ],
  ['open=yes&verified=1&photos=false&rating=9', {}],
  [
    'pays=card&pays=cash&pays=shells&delivery=by-sea&amenity=wifi',
    { pays: ['cash', 'card'], delivery: ['by-sea'], amenity: ['wifi'] },
  ],
  ['near=-9.43123,159.95', { near: '-9.431,159.950' }],
  ['near=-9.43123,159.95&sort=relevance', { near: '-9.431,159.950', sort: 'relevance' }],
  ['near=elsewhere&sort=relevance', {}],
  ['view=map', {}],
  ['page=3', { page: '3' }],
  ['page=0', {}],
  ['page=99999999', { page: '416' }],
])('%s queries %o', (query, expected) => {
  expect(toQuery(query)).toEqual({ ...expected, limit: '24' })
})

test.each([
  ['', [1]],
  ['page=3', [3]],
  ['from=1&page=3', [1, 2, 3]],
  ['from=5&page=3', [3]],
  ['from=1&page=40', [31, 32, 33, 34, 35, 36, 37, 38, 39, 40]],
])('%s shows the pages %o', (query, pages) => {
  expect(listPageNumbers(parse(query))).toEqual(pages)
})

test.each([
  '',
  '?search=cocoa&province=malaita&type=B2B&type=B2C&sort=rating&view=list&from=1&page=2',
  '?near=-8.106%2C159.123&around=Buala',
  '?town=Auki&open=true&verified=true&photos=true&rating=3&delivery=delivers&pays=cash&amenity=wifi&near=-9.431%2C159.950&view=map',
])('an address round-trips: %s', (query) => {
  expect(withQuery('/directory', toQueryValues(parse(query)))).toBe(`/directory${query}`)
})
