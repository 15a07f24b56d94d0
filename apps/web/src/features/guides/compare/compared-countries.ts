import { COUNTRIES, type CountryCode } from '@portal/domain/place'

/** How many countries fit side by side. */
export const MIN_COMPARED = 2
export const MAX_COMPARED = 3

/** The countries of an address, which a link separates by commas and a form by parameters, in the order of every list. */
export function parseComparedCountries(query: URLSearchParams): CountryCode[] {
  const named = query.getAll('countries').flatMap((codes) => codes.toLowerCase().split(','))
  return COUNTRIES.map(({ code }) => code).filter((code) => named.includes(code))
}

/** Whether that many countries can be compared. */
export const isComparable = (count: number): boolean => count >= MIN_COMPARED && count <= MAX_COMPARED
