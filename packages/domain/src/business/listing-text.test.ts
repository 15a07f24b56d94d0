import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { getAverageRating, toExcerpt, getRatingScore, REGISTRATION_LIMITS } from './index.ts'

describe('toExcerpt', () => {
  test('can be shortened again, with one ellipsis', () => {
    expect(toExcerpt('Copra, coconut oil and soap…', 20)).toBe('Copra, coconut oil…')
    expect(toExcerpt('Copra, coconut oil…', 40)).toBe('Copra, coconut oil…')
  })

  test('keeps a short description, on one line', () => {
    expect(toExcerpt('  Copra and\n\ncoconut oil. ')).toBe('Copra and coconut oil.')
  })

  test('ends after a whole word with an ellipsis', () => {
    const excerpt = toExcerpt(`${'coconut oil, '.repeat(20)}end`)
    expect(excerpt.length).toBeLessThanOrEqual(160)
    expect(excerpt).toMatch(/coconut( oil)?…$/)
  })

  test('keeps a text of exactly the greatest length', () => {
    const exact = `${'coconut '.repeat(19)}coconuts`
    expect(exact).toHaveLength(160)
    expect(toExcerpt(exact)).toBe(exact)
    expect(toExcerpt(`${exact}!`)).toBe(`${'coconut '.repeat(19).trim()}…`)
  })

  test('cuts a very long word', () => {
    expect(toExcerpt('x'.repeat(500))).toBe(`${'x'.repeat(159)}…`)
  })

  test('is never longer than 160 characters, has no line breaks and no half characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 600 }), (text) => {
        const excerpt = toExcerpt(text)
        expect(excerpt.length).toBeLessThanOrEqual(160)
        expect(excerpt).not.toMatch(/[\n\r\t]/)
        expect(excerpt.isWellFormed()).toBe(true)
      }),
    )
  })
})

describe('ratings', () => {
  test('one review of 5 does not outrank twenty of 4.8', () => {
    expect(getRatingScore(5, 1)).toBeLessThan(getRatingScore(20 * 4.8, 20))
  })

  test('averages with five prior reviews of 3.5', () => {
    expect(getRatingScore(5, 1)).toBe(3.75)
    expect(getRatingScore(25, 5)).toBe(4.25)
    expect(getRatingScore(5, 5)).toBe(2.25)
  })

  test('no review ranks behind one review of 1', () => {
    expect(getRatingScore(0, 0)).toBe(0)
    expect(getRatingScore(1, 1)).toBeGreaterThan(0)
  })

  test('a further review of 5 never lowers the score', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 200 }), (ratings) => {
        const sum = ratings.reduce((total, rating) => total + rating, 0)
        expect(getRatingScore(sum + 5, ratings.length + 1)).toBeGreaterThan(
          getRatingScore(sum, ratings.length),
        )
      }),
    )
  })

  test.each([
    [0, 0, null],
    [9, 2, 4.5],
    [14, 3, 4.7],
    [5, 1, 5],
    [13, 3, 4.3],
  ])('a sum of %d in %d reviews averages %s', (sum, count, average) => {
    expect(getAverageRating(sum, count)).toBe(average)
  })
})

test('a registration takes four photos of 5 MB and texts of the agreed lengths', () => {
  expect(REGISTRATION_LIMITS).toMatchObject({
    name: { min: 2, max: 100 },
    description: { min: 50, max: 1000 },
    photos: 4,
    photoBytes: 5_242_880,
    photoTypes: ['image/jpeg', 'image/png', 'image/webp'],
  })
})
