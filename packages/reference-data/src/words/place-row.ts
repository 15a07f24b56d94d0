import type { CountryCode } from '../places/codes.ts'

/** What a place of the gazetteer is. */
export type PlaceKind = 'town' | 'island' | 'area' | 'province' | 'country'

/** A place that people search by. */
export interface PlaceRow {
  /** Its name, then other names, spellings and abbreviations, in lower case. */
  readonly names: readonly string[]
  readonly kind: PlaceKind
  readonly country: CountryCode
  /** A province of the portal by its code, or the name of a region; null where neither is known. */
  readonly province: string | null
  /** The names of the towns in it. */
  readonly towns: readonly string[]
  /** Degrees; null where the place is too wide for a point. */
  readonly latitude: number | null
  readonly longitude: number | null
}

/** A row as its module holds it: names joined by `|`. */
export type PackedPlaceRow = readonly [
  names: string,
  kind: PlaceKind,
  country: CountryCode,
  province: string | null,
  towns: string,
  latitude: number | null,
  longitude: number | null,
]
