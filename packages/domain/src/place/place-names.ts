// cspell:disable -- names of places as people write them
import { COUNTRIES, COUNTRY_ALIASES, type ProvinceCode } from '@portal/reference-data'
import { slugify } from '../shared/slug.ts'
import { resolvePlace, type Place } from './resolve.ts'

/** Other names of the provinces, as slugs without `province`, and their ISO 3166-2:SB codes. */
const PROVINCE_NAMES: Readonly<Record<ProvinceCode, readonly string[]>> = {
  central: ['ce', 'central-island', 'central-islands'],
  choiseul: ['ch', 'lauru'],
  guadalcanal: ['gu'],
  honiara: [
    'ct',
    'ho',
    'honiara-city',
    'honiara-city-council',
    'honiara-town-council',
    'honiara-capital',
    'capital-territory',
  ],
  isabel: ['is', 'ysabel', 'santa-isabel'],
  'makira-ulawa': ['mk', 'makira', 'makira-and-ulawa'],
  malaita: ['ml'],
  'rennell-bellona': ['rb', 'renbel', 'rennell-bellona', 'rennell', 'bellona'],
  temotu: ['te'],
  western: ['we'],
}

const invert = <Code extends string>(names: Readonly<Record<Code, readonly string[]>>) =>
  new Map(
    (Object.entries(names) as [Code, readonly string[]][]).flatMap(([code, all]) =>
      all.map((name) => [name, code] as const),
    ),
  )

const countries = invert(COUNTRY_ALIASES)
const provinces = invert(PROVINCE_NAMES)
const codes = new Map(COUNTRIES.map(({ code }) => [code as string, code]))

/**
 * Finds a province by any name that people write: with or without `Province` or `Prov.`, by its ISO 3166-2 code
 * (`SB-ML`, `ML`), by a former or shorter name (`Renbel`, `Ysabel`); null for an unknown one.
 */
export function findProvince(text: string): ProvinceCode | null {
  const known = resolvePlace(text)
  if (known) return known.province
  const name = slugify(text)
    .replace(/^(?:the-)?province-(?:of|de|du)-/, '')
    .replace(/-(?:province|prov|provincial-government)$/, '')
    .replace(/^sb-(?=[a-z]{2}$)/, '')
  return provinces.get(name) ?? resolvePlace(name)?.province ?? null
}

/**
 * Finds a country or a province by any name that people write: besides those of `resolvePlace`, three-letter codes (`SLB`),
 * abbreviations, French names, and provinces as in `findProvince`; null for an unknown one. Two letters mean a country.
 */
export function findPlace(text: string): Place | null {
  const known = resolvePlace(text)
  if (known) return known
  const name = slugify(text).replace(/^the-/, '')
  const country = countries.get(name) ?? codes.get(name) ?? resolvePlace(name)?.country
  if (country) return { country, province: null }
  const province = name.length > 2 ? findProvince(text) : null
  return province ? { country: 'sb', province } : null
}
