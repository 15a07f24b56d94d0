// cspell:ignore lodz oreilly strasse straße łódź ｆｕｌｌ
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isReservedSegment, isSlug, slugify } from './index.ts'
import { RESERVED_SEGMENTS } from './reserved.ts'
import { findBySlug } from './slug.ts'

describe('slugify', () => {
  test.each([
    ['Kokonut Oil Cooperative', 'kokonut-oil-cooperative'],
    ['  Ghizo  Dive & Boat Hire ', 'ghizo-dive-and-boat-hire'],
    ['Nouméa Pêche', 'noumea-peche'],
    ['Ærø Straße Łódź', 'aero-strasse-lodz'],
    ['Mama’s Kitchen', 'mamas-kitchen'],
    ["O'Reilly/Sons (Pty) Ltd.", 'oreilly-sons-pty-ltd'],
    ['tourism--hospitality', 'tourism-hospitality'],
    ['ＦＵＬＬ width', 'full-width'],
    ['№ 5 ½', 'no-5-1-2'],
    ['漁業', ''],
    ['🌴🌴', ''],
    ['', ''],
  ])('writes %j as %j', (text, slug) => {
    expect(slugify(text)).toBe(slug)
  })

  test('cuts a long text at a word', () => {
    const slug = slugify('coconut '.repeat(30))
    expect(slug).toBe('coconut-'.repeat(10).slice(0, -1))
    expect(slugify('x'.repeat(200))).toHaveLength(80)
  })

  test('keeps a text of exactly the greatest length', () => {
    const exact = `${'ab-'.repeat(26)}ab`
    expect(exact).toHaveLength(80)
    expect(slugify(exact)).toBe(exact)
    expect(slugify(`${exact} c`)).toBe(exact)
    expect(slugify(`${exact}c`)).toBe('ab-'.repeat(26).slice(0, -1))
  })

  test('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        expect(slugify(slugify(text))).toBe(slugify(text))
      }),
    )
  })

  test('yields letters, digits and single hyphens only', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const slug = slugify(text)
        expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/)
        expect(slug.length).toBeLessThanOrEqual(80)
      }),
    )
  })

  test('ignores case', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
        expect(slugify(text.toUpperCase())).toBe(slugify(text.toLowerCase()))
      }),
    )
  })
})

describe('isSlug', () => {
  test.each(['a', 'kokonut-oil', '7-eleven', 'x2', '2026-2', `${'x'.repeat(80)}-12345678901`])(
    '%j is one',
    (text) => {
      expect(isSlug(text)).toBe(true)
    },
  )

  test.each(['', '12', 'Kokonut', 'a--b', '-a', 'a-', 'a b', 'é', 'a/b', 'x'.repeat(93)])(
    '%j is none',
    (text) => {
      expect(isSlug(text)).toBe(false)
    },
  )
})

describe('reserved segments', () => {
  test('are unique slugs', () => {
    expect(RESERVED_SEGMENTS.filter((segment) => !isSlug(segment))).toEqual([])
    expect(new Set(RESERVED_SEGMENTS).size).toBe(RESERVED_SEGMENTS.length)
  })

  test.each(['news', 'News', 'API', 'register-business'])('%j is reserved', (segment) => {
    expect(isReservedSegment(segment)).toBe(true)
  })

  test.each(['fj', 'malaita', 'solomon-islands', 'newsroom', ''])('%j is not', (segment) => {
    expect(isReservedSegment(segment)).toBe(false)
  })
})

test.each(['malaita-province', 'Malaita Province', ' MALAITA  province '])(
  '%j names what has its slug',
  (text) => {
    const values = new Map([['malaita-province', 1]])
    expect(findBySlug(values, text)).toBe(1)
    expect(findBySlug(values, `${text} x`)).toBeUndefined()
  },
)
