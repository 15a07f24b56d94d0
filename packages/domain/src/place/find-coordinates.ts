// cspell:ignore nsew SRID
import type { CountryCode } from '@portal/reference-data'
import { err, ok, type Result } from '../shared/result.ts'
import { isInCountry } from './country-bounds.ts'
import { getCountry } from './countries.ts'
import type { Coordinates } from './distance.ts'
import { parseDegrees, type Degrees } from './parse-degrees.ts'

/** Coordinates that were found in texts. */
export interface FoundCoordinates extends Coordinates {
  /** Whether latitude and longitude were in the wrong order. */
  readonly isSwapped: boolean
}

/** Wraps a longitude to -180 to 180, since data of the Pacific counts past the date line. */
function wrapLongitude(longitude: number): number {
  if (longitude > 180 && longitude < 360) return Math.round((longitude - 360) * 1e10) / 1e10
  if (longitude < -180 && longitude > -360) return Math.round((longitude + 360) * 1e10) / 1e10
  return longitude
}

const toCoordinates = (latitude: number, longitude: number): Coordinates | null =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) < 360
    ? { latitude, longitude: wrapLongitude(longitude) }
    : null

/**
 * Finds the coordinates in a country from two texts, in any form of `parseDegrees`, and corrects swapped ones. Fails with a
 * message for texts that are not degrees and for a point outside the country, with a likely correction.
 */
export function findCoordinates(
  country: CountryCode,
  latitudeText: string,
  longitudeText: string,
): Result<FoundCoordinates> {
  const [first, second] = [parseDegrees(latitudeText), parseDegrees(longitudeText)]
  if (!first || !second || (first.axis !== null && first.axis === second.axis))
    return err('expected degrees such as -9.43 and 159.95')
  const isNamedSwapped = first.axis === 'longitude' || second.axis === 'latitude'
  const isNamed = first.axis === 'latitude' || second.axis === 'longitude'
  const straight = isNamedSwapped ? null : toCoordinates(first.value, second.value)
  if (straight && isInCountry(country, straight)) return ok({ ...straight, isSwapped: false })
  const swapped = isNamed ? null : toCoordinates(second.value, first.value)
  if (swapped && isInCountry(country, swapped)) return ok({ ...swapped, isSwapped: true })
  return err(describeOutside(country, first, second))
}

function describeOutside(
  country: CountryCode,
  { value: first }: Degrees,
  { value: second }: Degrees,
): string {
  const { name } = getCountry(country)
  const place = `${first === 0 ? 0 : first}, ${second === 0 ? 0 : second}`
  const other = [
    [-first, second],
    [first, -second],
    [-first, -second],
  ].find(([latitude = 0, longitude = 0]) => {
    const point = toCoordinates(latitude, longitude)
    return point !== null && isInCountry(country, point)
  })
  return other ? `${place} is not in ${name}; is ${other.join(', ')} meant?` : `${place} is not in ${name}`
}

const SEPARATORS = [
  /\s*[;|/]\s*/,
  /\s*,\s+/,
  /\s*,\s*/,
  // After or before a hemisphere's letter.
  /(?<=[nsew])\s*(?=[\d+-])/i,
  /(?<=[\d"'°])\s+(?=[nsew]\s*\d)/i,
  /\s+/,
]

/**
 * Splits a pair of coordinates into latitude and longitude: `-9.43, 159.95`, `9°26'S 159°57'E`, `POINT(159.95 -9.43)`,
 * `geo:-9.43,159.95`; null for anything else. Well-known text has the longitude first.
 */
export function splitCoordinates(text: string): readonly [string, string] | null {
  const bare = text
    .trim()
    .replace(/^geo:/i, '')
    .replace(/^\((.*)\)$/, '$1')
    .replace(/^\[(.*)\]$/, '$1')
  const [, wellKnown] = /^(?:SRID=\d+;)?POINT\s*Z?\s*\((.*)\)$/i.exec(bare) ?? []
  if (wellKnown !== undefined) {
    const [longitude, latitude, ...rest] = wellKnown.trim().split(/\s+/)
    return longitude && latitude && rest.length === 0 ? [latitude, longitude] : null
  }
  // One number with a decimal comma.
  if (/^[+-]?\d+,\d+$/.test(bare)) return null
  for (const separator of SEPARATORS) {
    const [first, second, ...rest] = bare.split(separator)
    if (first === undefined || second === undefined || rest.length > 0) continue
    if (parseDegrees(first) && parseDegrees(second)) return [first, second]
  }
  return null
}
