import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  BusinessQuery,
  EventsQuery,
  IndustriesQuery,
  NewsQuery,
  ProvinceStatsQuery,
  MAX_SEARCH_LENGTH,
  SearchQuery,
  calls,
} from './index.ts'
import { validationErrors } from '../../test/validation-errors.ts'

const LIMIT = 'Expected a whole number from 1 to 100'
const PAGE = 'Expected a whole number from 1 to 10000'

describe('BusinessQuery', () => {
  test('may be empty', () => {
    expect(v.parse(BusinessQuery, {})).toEqual({})
  })

  test('parses each parameter', () => {
    expect(
      v.parse(BusinessQuery, {
        country: 'sb',
        province: 'malaita',
        category: 'handicrafts',
        industry: 'agriculture',
        search: 'cocoa',
        featured: 'true',
        owner: 'me',
        tab: 'top-rated',
        type: 'B2B',
        near: '-9.43,159.95',
        sort: 'newest',
        limit: '24',
        page: '2',
        after: '1763600000000-17',
      }),
    ).toEqual({
      country: 'sb',
      province: 'malaita',
      category: 'handicrafts',
      industry: 'agriculture',
      search: 'cocoa',
      featured: true,
      owner: 'me',
      tab: 'top-rated',
      type: ['B2B'],
      near: { latitude: -9.43, longitude: 159.95 },
      sort: 'newest',
      limit: 24,
      page: 2,
      after: '1763600000000-17',
    })
  })

  test('accepts several types', () => {
    expect(v.parse(BusinessQuery, { type: ['B2B', 'B2C'] })).toEqual({ type: ['B2B', 'B2C'] })
  })

  test('accepts unknown filter values', () => {
    expect(
      validationErrors(BusinessQuery, {
        country: 'atlantis',
        category: 'x',
        industry: '',
        tab: 'old',
        type: 'B2G',
        owner: '7',
      }),
    ).toEqual({})
  })

  test.each([
    [{ limit: '0' }, { limit: LIMIT }],
    [{ limit: '101' }, { limit: LIMIT }],
    [{ limit: 'all' }, { limit: LIMIT }],
    [{ limit: '1.5' }, { limit: LIMIT }],
    [{ limit: '-1' }, { limit: LIMIT }],
    [{ limit: '99999999999' }, { limit: LIMIT }],
    [{ page: '0' }, { page: PAGE }],
    [{ page: '10001' }, { page: PAGE }],
    [{ after: '17' }, { after: 'Expected the cursor of a next link' }],
    [{ after: 'abc' }, { after: 'Expected the cursor of a next link' }],
    [{ near: 'Honiara' }, { near: 'Expected a latitude and a longitude such as -9.43,159.95' }],
    [{ near: '-91,160' }, { near: 'Expected a latitude from -90 to 90 and a longitude from -180 to 180' }],
    [{ near: '-9,181' }, { near: 'Expected a latitude from -90 to 90 and a longitude from -180 to 180' }],
    [{ search: 'x'.repeat(MAX_SEARCH_LENGTH + 1) }, { search: 'Please search for at most 200 characters' }],
    [{ search: ['a', 'b'] }, { search: 'Please send one text to search for' }],
    [{ sort: 'price' }, { sort: 'Expected relevance, rating, newest or alphabetical' }],
    [{ type: 7 }, { type: 'Please send words to filter by' }],
    [{ country: ['sb', 'fj'] }, { country: 'Please send this filter once' }],
    [{ category: 'x'.repeat(201) }, { category: 'Please use at most 200 characters' }],
  ])('rejects %j: %j', (query, refusals) => {
    expect(validationErrors(BusinessQuery, query)).toEqual(refusals)
  })
})

describe('the other queries', () => {
  const queries = { NewsQuery, EventsQuery, IndustriesQuery, ProvinceStatsQuery, SearchQuery }

  test.each(Object.entries(queries))('%s may be empty', (_, schema) => {
    expect(validationErrors(schema, {})).toEqual({})
  })

  test.each([
    ['news', NewsQuery, { tab: 'policy', category: 'Trade & Export', country: 'fj', limit: '4', page: '1' }],
    ['events', EventsQuery, { type: 'webinars', when: 'all' }],
    ['industries', IndustriesQuery, { country: 'vu', search: 'fish' }],
    ['province figures', ProvinceStatsQuery, { country: 'sb' }],
    ['search', SearchQuery, { q: 'cocoa', province: 'malaita', industry: 'agriculture', limit: '24' }],
  ])('%s accepts its filters', (_, schema, query) => {
    expect(validationErrors(schema, query)).toEqual({})
  })

  test.each([
    [NewsQuery, { limit: '500' }, { limit: LIMIT }],
    [EventsQuery, { page: '0' }, { page: PAGE }],
    [
      SearchQuery,
      { q: 'x'.repeat(MAX_SEARCH_LENGTH + 1) },
      { q: 'Please search for at most 200 characters' },
    ],
    [
      calls.suggest.query,
      { q: 'x'.repeat(MAX_SEARCH_LENGTH + 1) },
      { q: 'Please search for at most 200 characters' },
    ],
  ])('reject values out of bounds: %#', (schema, query, refusals) => {
    expect(validationErrors(schema, query)).toEqual(refusals)
  })

  test('a search has a blank text by default', () => {
    expect(v.parse(SearchQuery, {}).q).toBe('')
    expect(v.parse(calls.suggest.query, {}).q).toBe('')
  })

  test('accept unknown filter values', () => {
    expect(validationErrors(EventsQuery, { when: 'past', featured: 'maybe' })).toEqual({})
    expect(v.parse(EventsQuery, { featured: 'maybe' }).featured).toBe(null)
  })
})

describe('path parameters', () => {
  test.each([
    ['7', 7],
    ['123456789012345', 123_456_789_012_345],
  ])('accept the id %s', (text, id) => {
    expect(v.parse(calls.decide.params, { id: text })).toEqual({ id })
  })

  test.each(['0', '-1', '07', 'kokonut', '1e3', '1234567890123456', ''])('reject the id %j', (text) => {
    expect(validationErrors(calls.decide.params, { id: text })).toEqual({ id: 'Expected an id' })
  })

  test('accept an id or a slug of a business', () => {
    expect(['7', 'kokonut-oil'].filter((idOrSlug) => !v.is(calls.getBusiness.params, { idOrSlug }))).toEqual(
      [],
    )
    expect(v.is(calls.getBusiness.params, { idOrSlug: '' })).toBe(false)
  })
})
