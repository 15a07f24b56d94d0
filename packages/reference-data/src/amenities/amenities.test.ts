import { expect, test } from 'vitest'
import { findDuplicates } from '../../test/find-duplicates.ts'
import { AMENITIES, DELIVERIES, PAYMENTS } from './amenities.ts'
import { AMENITY_CATEGORIES } from './amenity-categories.ts'

const tables = { AMENITIES, DELIVERIES, PAYMENTS }

test.each(Object.entries(tables))('%s have unique codes for URLs', (_name, table) => {
  const codes = table.map(({ code }) => code)
  expect(codes.filter((code) => !/^[a-z]+(-[a-z]+)*$/.test(code))).toEqual([])
  expect(findDuplicates(codes)).toEqual([])
})

test.each(Object.entries(tables))('%s have unique, short labels', (_name, table) => {
  const labels: string[] = table.map(({ label }) => label)
  expect(labels.filter((label) => label.length > 20)).toEqual([])
  expect(findDuplicates(labels)).toEqual([])
})

test('there are at most fifteen amenities, each with unique categories', () => {
  expect(AMENITIES.length).toBeLessThanOrEqual(15)
  for (const categories of Object.values(AMENITY_CATEGORIES)) {
    expect(categories.length).toBeGreaterThan(0)
    expect(findDuplicates(categories)).toEqual([])
  }
})
