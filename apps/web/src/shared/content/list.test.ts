import { expect, test } from 'vitest'
import { COUNTRY_FILTER, INDUSTRY_FILTER, WHEN_FILTER } from './filters.ts'
import { toCanonicalHref, hasFilters, toListQuery, normalizeQuery } from './list.ts'

const TAB = {
  name: 'tab',
  label: 'Tab',
  options: [],
  known: (text: string) => (text.toLowerCase() === 'new' ? 'new' : null),
  isPage: true,
}
const LIST = { filters: [TAB, COUNTRY_FILTER, INDUSTRY_FILTER, WHEN_FILTER], pageSize: 12 }

const of = (text: string) => new URLSearchParams(text)

test('the query has the address’s filters, and no others', () => {
  expect(toListQuery(LIST, of('country=fiji&search=+ice+&page=3&colour=red'))).toEqual({
    country: 'fiji',
    search: 'ice',
    limit: '12',
    page: '3',
  })
})

test('filters of the path take precedence over the query string', () => {
  expect(toListQuery(LIST, of('country=fj&page=0'), { country: 'vu' })).toEqual({
    country: 'vu',
    limit: '12',
  })
})

test.each([
  ['', '/list'],
  ['country=fj&search=ice&when=all', '/list'],
  ['page=2', '/list?page=2'],
  ['page=1', '/list'],
  ['tab=NEW&country=fj&page=2', '/list?tab=new&page=2'],
  ['tab=nothing', '/list'],
])('the list at ?%s has the canonical address %s', (query, address) => {
  expect(toCanonicalHref(LIST, '/list', of(query))).toBe(address)
})

test.each([
  ['', false],
  ['colour=red', false],
  ['country=', false],
  ['country=fj', true],
  ['search=ice', true],
  ['page=2', true],
])('whether ?%s is filtered: %s', (query, narrowed) => {
  expect(hasFilters(LIST, of(query))).toBe(narrowed)
})

test.each([
  ['country=solomon-islands', 'country=sb'],
  ['country=atlantis', 'country=atlantis'],
  ['industry=Fisheries', 'industry=fisheries'],
  ['when=closed', 'when=closed'],
  ['search=ice&country=FJ', 'search=ice&country=fj'],
])('?%s is normalized to ?%s', (query, known) => {
  expect(normalizeQuery(LIST, of(query)).toString()).toBe(known)
})
