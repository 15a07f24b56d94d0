import { expect, test } from 'vitest'
import type { Answer } from './ask.ts'
import { measureLikeness, measureOverlap, type Compared } from './compare.ts'

const response = (slugs: readonly string[], { total = slugs.length, correction = '' } = {}): Answer => ({
  totals: [total, 0, 0, 0, 0],
  page: slugs.map((slug) => ({ slug, name: slug })),
  content: [],
  correction,
  matchLevel: 1,
})

const compared = (SQLite: Answer, PostgreSQL: Answer): Compared => ({
  kind: 'rare word',
  text: 'honey',
  results: { SQLite, PostgreSQL },
})

test('pages are similar by their common results, in any order', () => {
  expect(measureOverlap(['a', 'b'], ['b', 'a'])).toBe(1)
  expect(measureOverlap(['a', 'b', 'c', 'd'], ['a'])).toBe(0.25)
  expect(measureOverlap([], ['a'])).toBe(0)
  expect(measureOverlap([], [])).toBe(1)
})

test('results differ by totals, pages, order and corrections', () => {
  expect(
    measureLikeness([
      compared(response(['a', 'b']), response(['a', 'b'])),
      compared(response(['a', 'b']), response(['b', 'a'])),
      compared(response(['a', 'b'], { total: 30 }), response(['a', 'c'], { total: 31 })),
      compared(response(['a'], { correction: 'one as other' }), response(['a'])),
    ]),
  ).toEqual({ queries: 4, sameTotals: 3, overlap: 3.5 / 4, sameOrder: 2, sameCorrections: 3, corrected: 1 })
})
