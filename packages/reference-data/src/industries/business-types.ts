/** Who a business deals with and what it does; a business may be several. */
export const BUSINESS_TYPES = ['B2B', 'B2C', 'Manufacturing', 'Services'] as const

/** One of the four business types. */
export type BusinessType = (typeof BUSINESS_TYPES)[number]
