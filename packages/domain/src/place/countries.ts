import { COUNTRIES, type Country, type CountryCode } from '@portal/reference-data'

const byCode = new Map<CountryCode, Country>(COUNTRIES.map((country) => [country.code, country]))

/** The country of a code; throws for an unknown one. */
export function getCountry(code: CountryCode): Country {
  const country = byCode.get(code)
  if (!country) throw new Error(`There is no country ${code}`)
  return country
}
