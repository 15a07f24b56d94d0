import type { MapPoint } from '@portal/domain/contract'
import { cleanPastedText } from '@portal/domain/shared'

/** Coordinates as maps and phones write them: `-9.43200, 159.95500`. */
export const formatPoint = ({ latitude, longitude }: MapPoint): string =>
  `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`

/** One coordinate: degrees, minutes and seconds as far as they are given, a sign in front or a letter at either end. */
const COORDINATE =
  /^\s*(N|S|E|W)?\s*([+-]?\d{1,3}(?:\.\d+)?)(?:\s*[°\s]\s*(\d{1,2}(?:\.\d+)?)\s*['′’]?)?(?:\s*(\d{1,2}(?:\.\d+)?)\s*["″”]?)?\s*°?\s*(N|S|E|W)?\s*$/i

interface Coordinate {
  readonly degrees: number
  /** Null if no letter tells which one it is. */
  readonly axis: 'latitude' | 'longitude' | null
}

function parseCoordinate(text: string): Coordinate | null {
  const [, before, whole = '', minutes = '0', seconds = '0', after] = COORDINATE.exec(text) ?? []
  if (whole === '' || (before && after)) return null
  const letter = (before ?? after)?.toUpperCase()
  const size = Math.abs(Number(whole)) + Number(minutes) / 60 + Number(seconds) / 3600
  const isNegative = whole.startsWith('-') || letter === 'S' || letter === 'W'
  if (Number(minutes) >= 60 || Number(seconds) >= 60) return null
  const axis = letter === undefined ? null : 'NS'.includes(letter) ? 'latitude' : 'longitude'
  return { degrees: isNegative ? -size : size, axis }
}

/** Splits at the comma, the semicolon, the letter between both, or the only blank. */
function split(text: string): [string, string] | null {
  const byMark = text.split(/[,;]/)
  if (byMark.length === 2) return [byMark[0] ?? '', byMark[1] ?? '']
  const byLetter = /^(.*?[NS])\s*(.*[EW])$/i.exec(text.trim()) ?? /^([NS].*?)\s+([EW].*)$/i.exec(text.trim())
  if (byLetter) return [byLetter[1] ?? '', byLetter[2] ?? '']
  const byBlank = text.trim().split(/\s+/)
  return byBlank.length === 2 ? [byBlank[0] ?? '', byBlank[1] ?? ''] : null
}

const ROUND = 1e6

/**
 * Reads coordinates as people have them: `-9.432, 159.955`, `9°25.9'S 159°57.3'E`, `S 9 25 55, E 159 57 18`. Null for
 * anything else.
 */
export function parsePoint(text: string): MapPoint | null {
  const parts = split(cleanPastedText(text))
  const [first, second] = [parseCoordinate(parts?.[0] ?? ''), parseCoordinate(parts?.[1] ?? '')]
  if (!first || !second) return null
  const isSwapped = first.axis === 'longitude' || second.axis === 'latitude'
  const [latitude, longitude] = isSwapped ? [second, first] : [first, second]
  if (latitude.axis === 'longitude' || longitude.axis === 'latitude') return null
  if (Math.abs(latitude.degrees) > 90 || Math.abs(longitude.degrees) > 180) return null
  const round = (degrees: number) => Math.round(degrees * ROUND) / ROUND
  return { latitude: round(latitude.degrees), longitude: round(longitude.degrees) }
}
