import { getAverageRating } from '@portal/domain/business'
import { BUSINESS_TYPES, type BusinessType } from '@portal/domain/contract'
import type { BusinessRow } from './businesses.table.ts'
import type { ListingChoice } from '@portal/reference-data'

/**
 * Bits of the `filter_flags` column, which every index of a list includes, so that filters don't read the rows. From bit 4
 * there is one for each type, from bit 11 for each way of delivery, from 13 for each way to pay, from 16 for each amenity. With
 * 31 of them a number stays positive where JavaScript combines bits.
 */
export const FILTER_FLAGS = {
  featured: 1,
  verified: 2,
  rated: 4,
  located: 8,
  photos: 1 << 8,
  /** At least three stars, as shown. */
  ratedThree: 1 << 9,
  ratedFour: 1 << 10,
} as const

/** Bits that the counters distinguish, as in the `counted_flags` column. */
export const COUNTED_FLAGS = 0xff

const FIRST_TYPE_BIT = 4
const FIRST_DELIVERY_BIT = 11
const FIRST_PAYMENT_BIT = 13
const FIRST_AMENITY_BIT = 16

/** The flag of a minimum rating, by its stars. */
export const RATING_FLAGS: ReadonlyMap<number, number> = new Map([
  [3, FILTER_FLAGS.ratedThree],
  [4, FILTER_FLAGS.ratedFour],
])

/** One bit for each type, as in the `type_bits` column. */
export const toTypeBits = (types: readonly BusinessType[]): number =>
  types.reduce((bits, type) => bits | (1 << BUSINESS_TYPES.indexOf(type)), 0)

/** The types whose bits are set, in the order of BUSINESS_TYPES. */
export const toBusinessTypes = (bits: number): BusinessType[] =>
  BUSINESS_TYPES.filter((_, position) => (bits & (1 << position)) !== 0)

/** The bits of these types within `filter_flags`. */
export const toTypeFlags = (types: readonly BusinessType[]): number => toTypeBits(types) << FIRST_TYPE_BIT

/** The bits of `delivery_bits`, `payment_bits` and `amenity_bits` within `filter_flags`. */
export const toDeliveryFlags = (bits: number): number => bits << FIRST_DELIVERY_BIT
export const toPaymentFlags = (bits: number): number => bits << FIRST_PAYMENT_BIT
export const toAmenityFlags = (bits: number): number => bits << FIRST_AMENITY_BIT

/** The columns that the flags derive from. */
type FlaggedRow = Pick<
  BusinessRow,
  | 'is_featured'
  | 'is_verified'
  | 'rating_sum'
  | 'review_count'
  | 'latitude'
  | 'images'
  | 'type_bits'
  | 'delivery_bits'
  | 'payment_bits'
  | 'amenity_bits'
>

/** The `filter_flags` of a business; `review_count` is 0 where its plan shows no reviews. */
export function toFilterFlags(row: FlaggedRow): number {
  const stars = row.review_count === 0 ? 0 : (getAverageRating(row.rating_sum, row.review_count) ?? 0)
  return (
    row.is_featured * FILTER_FLAGS.featured +
    row.is_verified * FILTER_FLAGS.verified +
    (row.review_count > 0 ? FILTER_FLAGS.rated : 0) +
    (row.latitude === null ? 0 : FILTER_FLAGS.located) +
    (row.images === '[]' ? 0 : FILTER_FLAGS.photos) +
    (stars >= 3 ? FILTER_FLAGS.ratedThree : 0) +
    (stars >= 4 ? FILTER_FLAGS.ratedFour : 0) +
    (row.type_bits << FIRST_TYPE_BIT) +
    toDeliveryFlags(row.delivery_bits) +
    toPaymentFlags(row.payment_bits) +
    toAmenityFlags(row.amenity_bits)
  )
}

/** The bits of a column: one for each code of a table, the first lowest. A code keeps its place; new ones go to the end. */
export const toBits = (table: readonly ListingChoice[], codes: readonly string[]): number =>
  table.reduce((bits, { code }, place) => (codes.includes(code) ? bits | (1 << place) : bits), 0)

/** The codes whose bits are set, in the order of the table. */
export const toCodes = (table: readonly ListingChoice[], bits: number): string[] =>
  table.filter((_, place) => (bits & (1 << place)) !== 0).map(({ code }) => code)
