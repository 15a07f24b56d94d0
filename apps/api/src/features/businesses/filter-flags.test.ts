import { BUSINESS_TYPES } from '@portal/domain/contract'
import { AMENITIES, DELIVERIES, PAYMENTS } from '@portal/reference-data'
import { expect, test } from 'vitest'
import {
  FILTER_FLAGS,
  toAmenityFlags,
  toDeliveryFlags,
  toPaymentFlags,
  toTypeBits,
  toTypeFlags,
} from './filter-flags.ts'

/** Every bit that the rows of a table take. */
const all = (table: readonly unknown[]): number => 2 ** table.length - 1

test('gives each filter a bit of its own', () => {
  const masks = [
    ...Object.values(FILTER_FLAGS),
    toTypeFlags(BUSINESS_TYPES),
    toDeliveryFlags(all(DELIVERIES)),
    toPaymentFlags(all(PAYMENTS)),
    toAmenityFlags(all(AMENITIES)),
  ]
  expect(masks.reduce((sum, mask) => sum + mask, 0)).toBe(masks.reduce((bits, mask) => bits | mask, 0))
  expect(toTypeBits(BUSINESS_TYPES)).toBe(all(BUSINESS_TYPES))
})

test('keeps the flags positive where bits are combined', () => {
  expect(toAmenityFlags(all(AMENITIES))).toBeGreaterThan(0)
})
