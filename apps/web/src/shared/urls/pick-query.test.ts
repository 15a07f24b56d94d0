import { expect, test } from 'vitest'
import { pickQuery } from './pick-query.ts'

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
