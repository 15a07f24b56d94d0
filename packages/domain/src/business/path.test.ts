import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSlug } from '../shared/index.ts'
import { getBusinessPath, getBusinessSlug, CATEGORIES, findCategoryBySlug, getNextFreeSlug } from './index.ts'

describe('getBusinessPath', () => {
  test('joins country, category slug and slug', () => {
    expect(getBusinessPath({ country: 'sb', category: 'Food & Beverages', slug: 'kokonut-oil' })).toBe(
      '/sb/food-and-beverages/kokonut-oil',
    )
  })

  test('contains the slug of the category', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CATEGORIES), fc.string(), (category, name) => {
        const path = getBusinessPath({ country: 'fj', category: category.name, slug: getBusinessSlug(name) })
        expect(findCategoryBySlug(path.split('/')[2] ?? '')).toBe(category)
      }),
    )
  })
})

describe('getBusinessSlug', () => {
  test.each([
    ['Kokonut Oil', 'kokonut-oil'],
    ['2026', 'business-2026'],
    ['24 7', '24-7'],
    ['漁業', 'business'],
  ])('makes %j into %s', (name, slug) => {
    expect(getBusinessSlug(name)).toBe(slug)
  })

  test('is a valid slug for any name, so never an id', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.nat().map(String)), (name) => {
        expect(isSlug(getBusinessSlug(name))).toBe(true)
      }),
    )
  })
})

describe('getNextFreeSlug', () => {
  const taken =
    (...slugs: string[]) =>
    (slug: string) =>
      slugs.includes(slug)

  test('is the base slug while that is free', () => {
    expect(getNextFreeSlug('kokonut', taken('kokonut-2'))).toBe('kokonut')
  })

  test('counts from 2 to the first free number', () => {
    expect(getNextFreeSlug('kokonut', taken('kokonut'))).toBe('kokonut-2')
    expect(getNextFreeSlug('kokonut', taken('kokonut', 'kokonut-2', 'kokonut-3'))).toBe('kokonut-4')
  })
})
