import { COUNTRIES, type Country, type CountryCode } from '@portal/reference-data'

const byCode = Object.fromEntries(COUNTRIES.map((country) => [country.code, country])) as Readonly<
  Record<CountryCode, Country>
>

/** The country of a code. */
export const getCountry = (code: CountryCode): Country => byCode[code]
