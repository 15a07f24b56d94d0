import { COUNTRIES, type CountryCode, type ProvinceCode } from '@portal/reference-data'
import { findBySlug, slugify } from '../shared/slug.ts'
import { getCountry } from './countries.ts'
import { PROVINCES, getProvince } from './provinces.ts'

/** A country, or a province of it. */
export interface Place {
  readonly country: CountryCode
  readonly province: ProvinceCode | null
}

const places = new Map<string, Place>([
  ...PROVINCES.flatMap(({ code, fullCode, name, shortName, country }) =>
    [code, fullCode, slugify(name), slugify(shortName)].map((text): [string, Place] => [
      text,
      { country, province: code },
    ]),
  ),
  ...COUNTRIES.flatMap(({ code, fullCode }) =>
    [code, fullCode].map((text): [string, Place] => [text, { country: code, province: null }]),
  ),
])

/**
 * Finds a country or province by code, long form or name, in any case (`sb`, `Solomon Islands`, `malaita-province`,
 * `Honiara (Capital)`); null for an unknown one.
 */
export const resolvePlace = (text: string): Place | null => findBySlug(places, text) ?? null

/** A place's full name: `Fiji`, `Malaita Province`. */
export const getPlaceName = ({ country, province }: Place): string =>
  province ? getProvince(province).name : getCountry(country).name
