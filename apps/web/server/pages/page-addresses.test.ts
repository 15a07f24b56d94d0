import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalizePath, pickQuery, toLowerCasePath } from './page-addresses.ts'

test.each([
  ['/', '/'],
  ['/list', '/list'],
  ['/list/', '/list'],
  ['/list//a/', '/list/a'],
  ['//evil.example/', '/evil.example'],
  ['/\\evil.example/', '/evil.example'],
  ['/\t/evil.example/', '/evil.example'],
  ['/..//evil.example', '/../evil.example'],
  ['/%5Cevil.example/', '/%5Cevil.example'],
])('%j becomes %j', (path, normalized) => {
  expect(normalizePath(path)).toBe(normalized)
})

test.each([
  ['/sb/Food-and-Beverages/Kokonut', '/sb/food-and-beverages/kokonut'],
  ['/Directory', '/directory'],
  ['/sb/%C3%89cole-A', '/sb/%C3%89cole-a'],
  ['/orders/PB-2345-67', '/orders/PB-2345-67'],
])('%j is written as %j', (path, lower) => {
  expect(toLowerCasePath(path)).toBe(lower)
})

const ORIGIN = 'https://portal.example'
const hostilePath = fc
  .array(
    fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '%5C',
      '%2F',
      '\t',
      '\n',
      '\r',
      'evil.example',
      'a',
      '@',
      ':',
    ),
  )
  .map((pieces) => `/${pieces.join('')}`)

test('a redirect to it stays on this site and needs no further redirect', () => {
  fc.assert(
    fc.property(hostilePath, (path) => {
      const moved = new URL(normalizePath(path), `${ORIGIN}/somewhere/`)
      expect(moved.origin).toBe(ORIGIN)
      expect(moved.pathname).not.toMatch(/^\/[/\\]/)
      expect(normalizePath(normalizePath(path))).toBe(normalizePath(path))
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  ['?country=fj&utm_source=mail', '?country=fj'],
  ['?page=2&country=fj', '?country=fj&page=2'],
  ['?type=B2B&page=2&type=B2C', '?type=B2B&type=B2C&page=2'],
  ['?utm_source=mail', ''],
  ['', ''],
  ['?search=a%20b', '?search=a+b'],
])('%s becomes %s for a screen with country, search, type and page', (search, named) => {
  expect(pickQuery(['country', 'search', 'type', 'page'], search)).toBe(named)
})
