import { COUNTRY_CODES, type CountryCode } from '../places/codes.ts'
import { parseChoice, parseList, parseTable } from './parse-table.ts'

const KINDS = ['town', 'island', 'area', 'province', 'country'] as const
const COLUMNS = [
  'names',
  'kind',
  'country',
  'province',
  'towns',
  'latitude',
  'longitude',
  'source',
  'confidence',
] as const

/** The kind of a place of the gazetteer. */
export type PlaceKind = (typeof KINDS)[number]

/** A place that people search by. */
export interface PlaceRow {
  /** Its name, then other names, spellings and abbreviations, in lower case. */
  readonly names: readonly string[]
  readonly kind: PlaceKind
  readonly country: CountryCode
  /** The code of a province of the portal, or the name of a region; null if neither is known. */
  readonly province: string | null
  /** The names of the towns in it. */
  readonly towns: readonly string[]
  /** Degrees; null if the place is too large for a point. */
  readonly latitude: number | null
  readonly longitude: number | null
}

/** The rows of the table of places. */
export const parsePlaces = (file: string, text: string): PlaceRow[] =>
  parseTable(file, text, COLUMNS, ({ names, kind, country, province, towns, latitude, longitude }) => ({
    names: parseList(names),
    kind: parseChoice(kind, KINDS),
    country: parseChoice(country, COUNTRY_CODES),
    province: province === '' ? null : province,
    towns: parseList(towns),
    latitude: parseDegrees(latitude),
    longitude: parseDegrees(longitude),
  }))

function parseDegrees(field: string): number | null {
  if (field === '') return null
  const degrees = Number(field)
  if (!Number.isFinite(degrees)) throw new Error('needs degrees as a number')
  return degrees
}
