import { BUSINESS_TYPES, type BusinessType } from '@portal/domain/contract'

/** Bits of the `filter_flags` column, which every list index carries so that filters need no look at the row. */
export const FILTER_FLAGS = { featured: 1, verified: 2, rated: 4, located: 8 } as const

/** The lowest bit of `filter_flags` that stands for a business type. */
const FIRST_TYPE_BIT = 4

/** One bit for each type, as the `type_bits` column keeps them. */
export const typeBits = (types: readonly BusinessType[]): number =>
  types.reduce((bits, type) => bits | (1 << BUSINESS_TYPES.indexOf(type)), 0)

/** The types whose bits are set, in the order of BUSINESS_TYPES. */
export const typesOf = (bits: number): BusinessType[] =>
  BUSINESS_TYPES.filter((_, position) => (bits & (1 << position)) !== 0)

/** The bits of these types within `filter_flags`. */
export const typeFilterFlags = (types: readonly BusinessType[]): number => typeBits(types) << FIRST_TYPE_BIT
