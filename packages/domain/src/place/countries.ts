import { COUNTRIES, type Country, type CountryCode } from '@portal/reference-data'

const byCode: Readonly<Record<CountryCode, Country>> = {
  sb: COUNTRIES[0],
  fj: COUNTRIES[1],
  pg: COUNTRIES[2],
  nc: COUNTRIES[3],
  vu: COUNTRIES[4],
}

/** The country of a code. */
export const getCountry = (code: CountryCode): Country => byCode[code]
