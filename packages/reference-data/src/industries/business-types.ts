/** The types of businesses: whom they deal with and what they do; a business may have several. */
export const BUSINESS_TYPES = ['B2B', 'B2C', 'Manufacturing', 'Services'] as const

/** One of the four business types. */
export type BusinessType = (typeof BUSINESS_TYPES)[number]
