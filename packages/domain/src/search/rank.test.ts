import { expect, test } from 'vitest'
import { TERM_FIELDS, type TermField } from './listing-terms.ts'
import { MIN_SCORE, createRanking, packTerm, type RankedConcept, type RankedQuery } from './rank.ts'

const BAKERY = 1
const BREAD = 2
const BOAT = 3
const HIRE = 4
const GIZO = 5
const OTHER = 6

type Term = readonly [word: number, field: TermField]

const fieldOf = (field: TermField): number => TERM_FIELDS.findIndex(({ name }) => name === field)

const said = (...words: number[]) => ({
  words: words.map((id) => [id]),
  weight: 1,
  near: false,
  apart: words.length > 1,
})
const concept = (...alternatives: RankedConcept['alternatives'][number][]): RankedConcept => ({
  alternatives,
  idf: 0.8,
})
const query = (changes: Partial<RankedQuery>): RankedQuery => ({
  concepts: [],
  places: [],
  categories: new Set(),
  typed: [],
  ...changes,
})

/** How well a listing of such terms answers. */
const rank = (
  asked: RankedQuery,
  terms: readonly Term[],
  changes: { category?: string; baseScore?: number } = {},
) =>
  createRanking(asked)({
    id: 9,
    terms: Uint32Array.from(terms, ([word, field]) => packTerm(word, fieldOf(field))),
    category: 'Other',
    baseScore: 0,
    ...changes,
  })

const bakery = query({ concepts: [concept(said(BAKERY))] })

test('the name tells more than the first sentence, and that more than whom it works for', () => {
  const scores = (['name', 'first', 'second', 'later', 'customers'] as const).map(
    (field) => rank(bakery, [[BAKERY, field]]).score,
  )
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  expect(new Set(scores).size).toBe(5)
  expect(rank(bakery, [[BAKERY, 'customers']])).toMatchObject({ covered: 0 })
  expect(rank(bakery, [[BAKERY, 'landmarks']])).toMatchObject({ covered: 0 })
  expect(rank(bakery, [[BREAD, 'name']]).score).toBeLessThan(MIN_SCORE)
})

test('what is said of others, and of the business in its name, is told apart', () => {
  expect(rank(bakery, [[BAKERY, 'landmarks']])).toMatchObject({ isIncidental: true, isNameMatch: false })
  const both = [
    [BAKERY, 'landmarks'],
    [BAKERY, 'later'],
  ] as const
  expect(rank(bakery, both)).toMatchObject({ isIncidental: false, isNameMatch: false })
  expect(rank(bakery, [[BAKERY, 'name']])).toMatchObject({ isIncidental: false, isNameMatch: true })
})

test('a second field adds a little, the same one again nothing', () => {
  const once = rank(bakery, [[BAKERY, 'name']]).score
  expect(
    rank(bakery, [
      [BAKERY, 'name'],
      [BAKERY, 'name'],
    ]).score,
  ).toBe(once)
  expect(
    rank(bakery, [
      [BAKERY, 'name'],
      [BAKERY, 'first'],
    ]).score,
  ).toBeGreaterThan(once)
})

test('another way to say it counts by its weight; what is only near is no answer', () => {
  const bread = { ...said(BREAD), weight: 0.6 }
  const either = query({ concepts: [concept(said(BAKERY), bread)] })
  const [itself, other] = [rank(either, [[BAKERY, 'first']]), rank(either, [[BREAD, 'first']])]
  expect(other.match).toBeCloseTo(0.6 * itself.match)
  const near = query({ concepts: [concept({ ...bread, near: true })] })
  expect(rank(near, [[BREAD, 'first']])).toMatchObject({ covered: 0, match: other.match })
})

test('words of a phrase stand together, in one field; apart they count less', () => {
  const hire = query({ concepts: [concept(said(BOAT, HIRE))] })
  const together = rank(hire, [
    [BOAT, 'first'],
    [HIRE, 'first'],
  ])
  const apart = rank(hire, [
    [BOAT, 'first'],
    [OTHER, 'first'],
    [HIRE, 'first'],
  ])
  const half = rank(hire, [[BOAT, 'first']])
  expect(apart.match).toBeLessThan(together.match)
  expect(half.match).toBeLessThan(apart.match)
  expect([together.covered, apart.covered, half.covered]).toEqual([1, 1, 0])
})

test('a listing that has all of it comes before one that has a part, however well', () => {
  const both = query({ concepts: [concept(said(BAKERY)), concept(said(BOAT))] })
  const all = rank(both, [
    [BAKERY, 'first'],
    [BOAT, 'second'],
  ])
  const part = rank(both, [
    [BAKERY, 'name'],
    [BAKERY, 'first'],
  ])
  expect([all.covered, part.covered]).toEqual([2, 1])
  expect(all.score).toBeGreaterThan(part.score)
})

test('concepts that stand beside each other count more', () => {
  const both = query({ concepts: [concept(said(BAKERY)), concept(said(BOAT))] })
  const far: Term[] = Array.from({ length: 5 }, () => [OTHER, 'first'])
  const beside = rank(both, [[BAKERY, 'first'], [BOAT, 'first'], ...far])
  expect(rank(both, [[BAKERY, 'first'], ...far, [BOAT, 'first']]).score).toBeLessThan(beside.score)
})

test('a place counts most in the address; alone it is all that is asked', () => {
  const gizo = query({ places: [[{ words: [[GIZO]], score: 1.05 }]] })
  const places = (['place', 'name', 'first'] as const).map((field) => rank(gizo, [[GIZO, field]]).place)
  expect(places[0]).toBe(1.05)
  expect(places).toEqual(places.toSorted((a, b) => b - a))
  expect(rank(gizo, [[GIZO, 'place']]).score).toBeGreaterThan(MIN_SCORE)
  expect(rank(gizo, [[OTHER, 'place']])).toMatchObject({ score: 0, place: 0 })
})

test('the meant category and the base score help what matches, and only that', () => {
  const meant = query({ concepts: [concept(said(BAKERY))], categories: new Set(['Food']) })
  const plain = rank(meant, [[BAKERY, 'later']]).score
  expect(rank(meant, [[BAKERY, 'later']], { category: 'Food' }).score).toBeGreaterThan(plain)
  expect(rank(meant, [[BAKERY, 'later']], { baseScore: 1 }).score).toBeGreaterThan(plain)
  expect(rank(meant, [[OTHER, 'name']], { category: 'Food', baseScore: 1 }).score).toBe(0)
})
