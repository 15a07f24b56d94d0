import { AMENITIES, AMENITY_CATEGORIES, type ListingChoice } from '@portal/reference-data'

/** The amenities of a category's businesses, in the order of the table; empty for an unknown category. */
export const listAmenitiesOfCategory = (category: string): ListingChoice[] =>
  AMENITIES.filter(({ code }) => AMENITY_CATEGORIES[code].some((name) => name === category))

/** The known codes among these, in the order of the table, each once. */
export const sortCodes = (table: readonly ListingChoice[], codes: readonly string[]): string[] =>
  table.map(({ code }) => code).filter((code) => codes.includes(code))

/** The labels of the known codes, in the order of the table. */
export const getLabels = (table: readonly ListingChoice[], codes: readonly string[]): string[] =>
  table.filter(({ code }) => codes.includes(code)).map(({ label }) => label)
