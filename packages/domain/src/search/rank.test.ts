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

const getField = (field: TermField): number => TERM_FIELDS.findIndex(({ name }) => name === field)

const toAlternative = (...words: number[]) => ({
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

/** Ranks a listing with these terms. */
const rank = (
  rankedQuery: RankedQuery,
  terms: readonly Term[],
  changes: { category?: string; baseScore?: number } = {},
) =>
  createRanking(rankedQuery)({
    id: 9,
    terms: Uint32Array.from(terms, ([word, field]) => packTerm(word, getField(field))),
    category: 'Other',
    baseScore: 0,
    isClosed: false,
    ...changes,
  })

const bakery = query({ concepts: [concept(toAlternative(BAKERY))] })

test('weighs the name above the first sentence, and that above customers', () => {
  const scores = (['name', 'first', 'second', 'later', 'customers'] as const).map(
    (field) => rank(bakery, [[BAKERY, field]]).score,
  )
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  expect(new Set(scores).size).toBe(5)
  expect(rank(bakery, [[BAKERY, 'customers']])).toMatchObject({ covered: 0 })
  expect(rank(bakery, [[BAKERY, 'landmarks']])).toMatchObject({ covered: 0 })
  expect(rank(bakery, [[BREAD, 'name']]).score).toBeLessThan(MIN_SCORE)
})

test('separates incidental matches and matches of the name', () => {
  expect(rank(bakery, [[BAKERY, 'landmarks']])).toMatchObject({ isIncidental: true, isNameMatch: false })
  const both = [
    [BAKERY, 'landmarks'],
    [BAKERY, 'later'],
  ] as const
  expect(rank(bakery, both)).toMatchObject({ isIncidental: false, isNameMatch: false })
  expect(rank(bakery, [[BAKERY, 'name']])).toMatchObject({ isIncidental: false, isNameMatch: true })
})

test('adds a little for a second field, nothing for the same one again', () => {
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

test('weighs alternatives, and does not count near things as matches', () => {
  const bread = { ...toAlternative(BREAD), weight: 0.6 }
  const either = query({ concepts: [concept(toAlternative(BAKERY), bread)] })
  const [itself, other] = [rank(either, [[BAKERY, 'first']]), rank(either, [[BREAD, 'first']])]
  expect(other.match).toBeCloseTo(0.6 * itself.match)
  const near = query({ concepts: [concept({ ...bread, near: true })] })
  expect(rank(near, [[BREAD, 'first']])).toMatchObject({ covered: 0, match: other.match })
})

test('matches a phrase within one field; words apart count less', () => {
  const hire = query({ concepts: [concept(toAlternative(BOAT, HIRE))] })
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

test('ranks a full match above any partial match', () => {
  const both = query({ concepts: [concept(toAlternative(BAKERY)), concept(toAlternative(BOAT))] })
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

test('ranks neighbouring concepts higher', () => {
  const both = query({ concepts: [concept(toAlternative(BAKERY)), concept(toAlternative(BOAT))] })
  const far: Term[] = Array.from({ length: 5 }, () => [OTHER, 'first'])
  const beside = rank(both, [[BAKERY, 'first'], [BOAT, 'first'], ...far])
  expect(rank(both, [[BAKERY, 'first'], ...far, [BOAT, 'first']]).score).toBeLessThan(beside.score)
})

test('weighs a place highest in the address, and accepts it as the only criterion', () => {
  const gizo = query({ places: [[{ words: [[GIZO]], score: 1.05 }]] })
  const places = (['place', 'name', 'first'] as const).map((field) => rank(gizo, [[GIZO, field]]).place)
  expect(places[0]).toBe(1.05)
  expect(places).toEqual(places.toSorted((a, b) => b - a))
  expect(rank(gizo, [[GIZO, 'place']]).score).toBeGreaterThan(MIN_SCORE)
  expect(rank(gizo, [[OTHER, 'place']])).toMatchObject({ score: 0, place: 0 })
})

test('the matching category and the base score raise only listings that match', () => {
  const meant = query({ concepts: [concept(toAlternative(BAKERY))], categories: new Set(['Food']) })
  const plain = rank(meant, [[BAKERY, 'later']]).score
  expect(rank(meant, [[BAKERY, 'later']], { category: 'Food' }).score).toBeGreaterThan(plain)
  expect(rank(meant, [[BAKERY, 'later']], { baseScore: 1 }).score).toBeGreaterThan(plain)
  expect(rank(meant, [[OTHER, 'name']], { category: 'Food', baseScore: 1 }).score).toBe(0)
})
