import { AMENITY_CATEGORIES, PAYMENTS } from '@portal/reference-data'
import { expect, test } from 'vitest'
import { listAmenitiesOfCategory, CATEGORIES, getLabels, sortCodes } from './index.ts'

const known = new Set<string>(CATEGORIES.map(({ name }) => name))

test('each amenity is for known categories', () => {
  const unknown = Object.values(AMENITY_CATEGORIES).flatMap((names) =>
    names.filter((name) => !known.has(name)),
  )
  expect(unknown).toEqual([])
})

test.each(CATEGORIES)('$name has four to ten amenities to tick', ({ name }) => {
  const codes = listAmenitiesOfCategory(name).map(({ code }) => code)
  expect(codes.length).toBeGreaterThanOrEqual(4)
  expect(codes.length).toBeLessThanOrEqual(10)
})

test('amenities of a category follow the order of the table', () => {
  expect(listAmenitiesOfCategory('Fresh Produce').map(({ label }) => label)).toEqual([
    'Parking',
    'Wheelchair access',
    'Toilets',
    'Cold storage',
    'Wholesale',
    'Export orders',
  ])
  expect(listAmenitiesOfCategory('Whaling')).toEqual([])
})

test('sorts codes by their table, each once, without unknown ones', () => {
  expect(sortCodes(PAYMENTS, ['card', 'cash', 'card', 'shells'])).toEqual(['cash', 'card'])
  expect(getLabels(PAYMENTS, ['card', 'shells', 'mobile-money'])).toEqual(['Mobile money', 'Card'])
  expect(getLabels(PAYMENTS, [])).toEqual([])
})
