import { AMENITIES, DELIVERIES, PAYMENTS } from '@portal/reference-data'
import { expect, test } from 'vitest'
import { toBits, toCodes } from './filter-flags.ts'

test('codes keep their bits, which are stored', () => {
  const bitsOf = (table: typeof AMENITIES | typeof PAYMENTS | typeof DELIVERIES) =>
    Object.fromEntries(table.map(({ code }) => [code, toBits(table, [code])]))
  expect(bitsOf(AMENITIES)).toEqual({
    parking: 1,
    wifi: 2,
    wheelchair: 4,
    power: 8,
    'air-conditioning': 16,
    toilets: 32,
    meals: 64,
    transfers: 128,
    'pool-or-beach': 256,
    'family-rooms': 512,
    'cold-storage': 1024,
    visits: 2048,
    'by-appointment': 4096,
    wholesale: 8192,
    'export-orders': 16384,
  })
  expect(bitsOf(PAYMENTS)).toEqual({ cash: 1, 'mobile-money': 2, card: 4 })
  expect(bitsOf(DELIVERIES)).toEqual({ delivers: 1, 'by-sea': 2 })
})

test('codes come back in the order of their table, without unknown ones', () => {
  expect(toCodes(PAYMENTS, toBits(PAYMENTS, ['card', 'shells', 'cash']))).toEqual(['cash', 'card'])
  expect(toCodes(AMENITIES, 0)).toEqual([])
  const all = AMENITIES.map(({ code }) => code)
  expect(toCodes(AMENITIES, toBits(AMENITIES, all))).toEqual(all)
})
