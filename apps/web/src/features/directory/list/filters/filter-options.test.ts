import { CATEGORIES } from '@portal/domain/business'
import { COUNTRIES, PROVINCES } from '@portal/domain/place'
import { expect, test } from 'vitest'
import { someFacets } from '#test/facets.ts'
import { EMPTY_QUERY, type ListingQuery } from '../listing-query.ts'
import { getFilterOptions, formatLabelWithCount } from './filter-options.ts'

const chosen = (own: Partial<ListingQuery>): ListingQuery => ({ ...EMPTY_QUERY, ...own })
const labels = (options: Parameters<typeof formatLabelWithCount>[0][]) => options.map(formatLabelWithCount)

test('offers every choice without a count while counts are unknown', () => {
  const { country, category, type } = getFilterOptions(EMPTY_QUERY, undefined)
  expect(labels(country)).toEqual(['Solomon Islands', 'Fiji', 'Papua New Guinea', 'New Caledonia', 'Vanuatu'])
  expect(category).toHaveLength(CATEGORIES.length)
  expect(labels(type)).toEqual(['B2B', 'B2C', 'Manufacturing', 'Services'])
})

test('offers a choice without results only while it is chosen', () => {
  const facets = someFacets({
    countries: [{ value: 'fj', count: 1234 }],
    ratings: [{ value: 4, count: 2 }],
    open: 0,
    photos: 0,
  })
  const query = chosen({ country: 'vu', photos: true })
  const { country, rating, flags } = getFilterOptions(query, facets)
  expect(labels(country)).toEqual(['Fiji (1,234)', 'Vanuatu (0)'])
  expect(labels(rating)).toEqual(['4 stars or more (2)'])
  expect(flags.map(({ name, count }) => [name, count])).toEqual([
    ['verified', 5],
    ['photos', 0],
  ])
})

test('selects of an empty list offer all choices, unless another choice has results', () => {
  const none = { total: 0, countries: [], provinces: [], categories: [] }
  const { country, province, category } = getFilterOptions(EMPTY_QUERY, someFacets(none))
  expect([country, province, category].map((options) => options.length)).toEqual([
    COUNTRIES.length,
    PROVINCES.length,
    CATEGORIES.length,
  ])
  expect(labels(country)).toContain('Fiji')
  const fijian = someFacets({ ...none, countries: [{ value: 'fj', count: 2 }] })
  expect(labels(getFilterOptions(chosen({ country: 'vu' }), fijian).country)).toEqual([
    'Fiji (2)',
    'Vanuatu (0)',
  ])
})

test('counts categories by name and chooses them by slug', () => {
  const facets = someFacets({ categories: [{ value: 'Food & Beverages', count: 3 }] })
  expect(getFilterOptions(EMPTY_QUERY, facets).category).toEqual([
    { value: 'food-and-beverages', label: 'Food & Beverages', count: 3 },
  ])
})

test('lists towns with their counts, and the chosen one even without', () => {
  const facets = someFacets({ towns: [{ value: 'Auki', count: 8 }] })
  expect(labels(getFilterOptions(chosen({ town: 'Auki' }), facets).town)).toEqual(['Auki (8)'])
  expect(labels(getFilterOptions(chosen({ town: 'Gizo' }), facets).town)).toEqual(['Gizo (0)', 'Auki (8)'])
  expect(labels(getFilterOptions(chosen({ town: 'Gizo' }), undefined).town)).toEqual(['Gizo'])
})

test('offers provinces only in the Solomon Islands, and towns only if known', () => {
  expect(getFilterOptions(chosen({ country: 'sb' }), undefined).province).not.toEqual([])
  const { province, town } = getFilterOptions(chosen({ country: 'fj' }), undefined)
  expect([province, town]).toEqual([[], []])
})

test('offers amenities of the chosen or main category, and chosen ones', () => {
  const codes = (own: Partial<ListingQuery>, facets = someFacets()) =>
    getFilterOptions(chosen(own), facets).amenity.map(({ value }) => value)
  expect(codes({})).toEqual([])
  expect(codes({ amenities: ['wifi'] })).toEqual(['wifi'])
  expect(codes({ category: 'tourism-and-hospitality' })).toContain('family-rooms')
  const none = someFacets({ amenities: [{ value: 'wifi', count: 2 }] })
  expect(codes({ category: 'mining-and-resources' }, none)).toEqual(['wifi'])
  const lodgings = (count: number) =>
    someFacets({
      total: 20,
      categories: [
        { value: 'Other', count: 20 - count },
        { value: 'Tourism & Hospitality', count },
      ],
    })
  expect(codes({}, lodgings(11))).toContain('family-rooms')
})
