import { BUSINESS_TYPES, type BusinessType } from '@portal/domain/contract'

/** Bits of the `filter_flags` column. Every index of a list includes it, so that filters don't read the rows. */
export const FILTER_FLAGS = { featured: 1, verified: 2, rated: 4, located: 8 } as const

/** The lowest bit of `filter_flags` for a business type. */
const FIRST_TYPE_BIT = 4

/** One bit for each type, as in the `type_bits` column. */
export const toTypeBits = (types: readonly BusinessType[]): number =>
  types.reduce((bits, type) => bits | (1 << BUSINESS_TYPES.indexOf(type)), 0)

/** The types whose bits are set, in the order of BUSINESS_TYPES. */
export const toBusinessTypes = (bits: number): BusinessType[] =>
  BUSINESS_TYPES.filter((_, position) => (bits & (1 << position)) !== 0)

/** The bits of these types within `filter_flags`. */
export const toTypeFlags = (types: readonly BusinessType[]): number => toTypeBits(types) << FIRST_TYPE_BIT
