import { AMENITIES, type Amenity, type ListingChoice } from '@portal/reference-data'

/** The amenities that businesses of a category are asked about, in the order of the table; none for an unknown category. */
export const listAmenitiesOfCategory = (category: string): Amenity[] =>
  AMENITIES.filter((amenity: Amenity) => amenity.categories.some((name) => name === category))

/** Those of these codes that a table has, in its order and each once. */
export const sortCodes = (table: readonly ListingChoice[], codes: readonly string[]): string[] =>
  table.map(({ code }) => code).filter((code) => codes.includes(code))

/** The labels of the codes that a table has, in its order. */
export const getLabels = (table: readonly ListingChoice[], codes: readonly string[]): string[] =>
  table.filter(({ code }) => codes.includes(code)).map(({ label }) => label)
