import type { CountryCode } from '@portal/reference-data'
import { getCountry } from './countries.ts'

/** The names of countries: `Fiji, Vanuatu`; `Pacific region` where there are none. */
export const formatCountries = (countries: readonly CountryCode[]): string =>
  countries.length === 0 ? 'Pacific region' : countries.map((code) => getCountry(code).name).join(', ')
