import { BUSINESS_TYPES } from '@portal/domain/contract'
import { AMENITIES, DELIVERIES, PAYMENTS } from '@portal/reference-data'
import { expect, test } from 'vitest'
import {
  FILTER_FLAGS,
  toAmenityFlags,
  toBits,
  toCodes,
  toDeliveryFlags,
  toPaymentFlags,
  toTypeBits,
  toTypeFlags,
} from './filter-flags.ts'

/** Every bit that the rows of a table take. */
const allBits = (table: readonly unknown[]): number => 2 ** table.length - 1

test('gives each filter a bit of its own', () => {
  const masks = [
    ...Object.values(FILTER_FLAGS),
    toTypeFlags(BUSINESS_TYPES),
    toDeliveryFlags(allBits(DELIVERIES)),
    toPaymentFlags(allBits(PAYMENTS)),
    toAmenityFlags(allBits(AMENITIES)),
  ]
  expect(masks.reduce((sum, mask) => sum + mask, 0)).toBe(masks.reduce((bits, mask) => bits | mask, 0))
  expect(toTypeBits(BUSINESS_TYPES)).toBe(allBits(BUSINESS_TYPES))
})

test('keeps the flags positive where bits are combined', () => {
  expect(toAmenityFlags(allBits(AMENITIES))).toBeGreaterThan(0)
})

test('keeps the stored bit of each code', () => {
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

test('returns codes in the order of their table, without unknown ones', () => {
  expect(toCodes(PAYMENTS, toBits(PAYMENTS, ['card', 'shells', 'cash']))).toEqual(['cash', 'card'])
  expect(toCodes(AMENITIES, 0)).toEqual([])
  const all = AMENITIES.map(({ code }) => code)
  expect(toCodes(AMENITIES, toBits(AMENITIES, all))).toEqual(all)
})
