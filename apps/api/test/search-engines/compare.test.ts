import { expect, test } from 'vitest'
import type { Answer } from './ask.ts'
import { likenessOf, overlapOf, type Compared } from './compare.ts'

const answer = (slugs: readonly string[], { total = slugs.length, correction = '' } = {}): Answer => ({
  totals: [total, 0, 0, 0, 0],
  page: slugs.map((slug) => ({ slug, name: slug })),
  content: [],
  correction,
  matchLevel: 1,
})

const compared = (SQLite: Answer, PostgreSQL: Answer): Compared => ({
  kind: 'rare word',
  text: 'honey',
  answers: { SQLite, PostgreSQL },
})

test('pages are alike by what both have, whatever its order', () => {
  expect(overlapOf(['a', 'b'], ['b', 'a'])).toBe(1)
  expect(overlapOf(['a', 'b', 'c', 'd'], ['a'])).toBe(0.25)
  expect(overlapOf([], ['a'])).toBe(0)
  expect(overlapOf([], [])).toBe(1)
})

test('answers differ by their totals, their pages, the order there, and corrections', () => {
  expect(
    likenessOf([
      compared(answer(['a', 'b']), answer(['a', 'b'])),
      compared(answer(['a', 'b']), answer(['b', 'a'])),
      compared(answer(['a', 'b'], { total: 30 }), answer(['a', 'c'], { total: 31 })),
      compared(answer(['a'], { correction: 'one as other' }), answer(['a'])),
    ]),
  ).toEqual({ queries: 4, sameTotals: 3, overlap: 3.5 / 4, sameOrder: 2, sameCorrections: 3, corrected: 1 })
})
