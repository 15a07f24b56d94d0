import type { CountryCode, ProvinceCode } from '@portal/reference-data'
import { getCountry } from './countries.ts'

/** One of the ten provinces of the Solomon Islands. */
export interface Province {
  readonly code: ProvinceCode
  /** The long form in addresses: `malaita-province`. */
  readonly fullCode: string
  /** As in lists: `Malaita Province`. */
  readonly name: string
  /** As on maps and after a town: `Malaita`. */
  readonly shortName: string
  /** Where its government sits. */
  readonly capital: string
  readonly country: CountryCode
  /** IANA. */
  readonly timeZone: string
}

const place = { country: 'sb', timeZone: getCountry('sb').timeZone } as const

const province = <const Code extends ProvinceCode>(code: Code, shortName: string, capital: string) => ({
  code,
  fullCode: `${code}-province`,
  name: `${shortName} Province`,
  shortName,
  capital,
  ...place,
})

/** The ten provinces, in the order of every list. */
export const PROVINCES: readonly Province[] = [
  province('central', 'Central', 'Tulagi'),
  province('choiseul', 'Choiseul', 'Taro'),
  province('guadalcanal', 'Guadalcanal', 'Honiara'),
  {
    code: 'honiara',
    fullCode: 'honiara-capital-territory',
    name: 'Honiara (Capital)',
    shortName: 'Honiara',
    capital: 'Honiara',
    ...place,
  },
  province('isabel', 'Isabel', 'Buala'),
  province('makira-ulawa', 'Makira-Ulawa', 'Kirakira'),
  province('malaita', 'Malaita', 'Auki'),
  province('rennell-bellona', 'Rennell and Bellona', 'Tingoa'),
  province('temotu', 'Temotu', 'Lata'),
  province('western', 'Western', 'Gizo'),
]

const byCode = new Map(PROVINCES.map((row) => [row.code, row]))

/** The province of a code; throws a RangeError for an unknown one. */
export function getProvince(code: ProvinceCode): Province {
  const found = byCode.get(code)
  if (!found) throw new RangeError(`${code} is not a province`)
  return found
}

/** The provinces of a country; empty for all but the Solomon Islands. */
export const listProvinces = (country: CountryCode): readonly Province[] =>
  PROVINCES.filter((row) => row.country === country)
