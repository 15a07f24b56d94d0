import { expect, test } from 'vitest'
import { parseListingQuery } from '../listing-query.ts'
import { listActiveFilters, clearFilters } from './active-filters.ts'

const everything = parseListingQuery(
  new URLSearchParams(
    'search=oil&province=malaita&town=Auki&industry=fisheries&category=handicrafts&type=B2B&type=B2C&open=true&verified=true&photos=true&rating=4&delivery=by-sea&pays=card&pays=cash&amenity=wifi&near=-9.4,159.9&sort=rating&view=list',
  ),
)

test('each chosen filter has its label', () => {
  expect(listActiveFilters(everything).map(({ label }) => label)).toEqual([
    'Malaita Province',
    'Auki',
    'Fisheries & Aquaculture',
    'Handicrafts',
    '4 stars or more',
    'Open now',
    'Verified',
    'With photos',
    'B2B',
    'B2C',
    'Serves by sea',
    'Cash',
    'Card',
    'Wifi',
  ])
})

test('removes one filter and keeps the others', () => {
  for (const { label, without } of listActiveFilters(everything)) {
    const left = listActiveFilters({ ...everything, ...without }).map((filter) => filter.label)
    expect(left).not.toContain(label)
    expect(left).toHaveLength(13)
  }
})

test('removing a province keeps its country and removes its town', () => {
  const [province] = listActiveFilters(everything)
  const left = listActiveFilters({ ...everything, ...province?.without })
  expect(left.map(({ label }) => label).slice(0, 2)).toEqual(['Solomon Islands', 'Fisheries & Aquaculture'])
})

test('a town that is a province of its own is one filter', () => {
  const honiara = parseListingQuery(new URLSearchParams('province=honiara&town=Honiara'))
  const filters = listActiveFilters(honiara)
  expect(filters.map(({ label }) => label)).toEqual(['Honiara'])
  expect({ ...honiara, ...filters[0]?.without }).toMatchObject({ country: 'sb', province: '', town: '' })
})

test('filters of the path are not listed, and stay when filters are cleared', () => {
  const fixed = ['country', 'province'] as const
  expect(listActiveFilters(everything, fixed)[0]?.label).toBe('Auki')
  const cleared = clearFilters(everything, fixed)
  expect(listActiveFilters(cleared, fixed)).toEqual([])
  expect(cleared).toMatchObject({
    search: 'oil',
    province: 'malaita',
    near: { latitude: -9.4, longitude: 159.9 },
    sort: 'rating',
    view: 'list',
  })
})
