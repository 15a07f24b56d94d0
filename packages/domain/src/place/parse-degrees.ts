// cspell:ignore nord sud ouest
/** Which of the two coordinates a number is. */
export type Axis = 'latitude' | 'longitude'

/** Parsed degrees; `axis` is null where the text does not say which coordinate they are. */
export interface Degrees {
  readonly value: number
  readonly axis: Axis | null
}

/** By first letter, without `O`, which is west in French (ouest) and east in German (Ost). */
const HEMISPHERES: Readonly<Record<string, { readonly sign: 1 | -1; readonly axis: Axis }>> = {
  n: { sign: 1, axis: 'latitude' },
  s: { sign: -1, axis: 'latitude' },
  e: { sign: 1, axis: 'longitude' },
  w: { sign: -1, axis: 'longitude' },
}

const PLAIN = /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i
const HEMISPHERE = String.raw`(?:(n|s|e|w|north|south|east|west|nord|sud|est)\b\.?)?`
const NUMBER = String.raw`(\d+(?:\.\d+)?)`
/** Degrees, minutes and seconds, each followed by its sign, a space or a colon. */
const SEXAGESIMAL = new RegExp(
  String.raw`^${HEMISPHERE}\s*([+-])?\s*${NUMBER}\s*(?:°|deg(?:rees?)?|:|\s|d)?\s*(?:${NUMBER}\s*(?:'|min|:|\s|m)?\s*(?:${NUMBER}\s*(?:"|sec)?)?)?\s*${HEMISPHERE}$`,
  'i',
)

const normalise = (text: string): string =>
  text
    .replace(/[−–—‒﹣－]/g, '-')
    .replace(/[º˚]/g, '°')
    .replace(/[′’‘ʹ´`]/g, "'")
    .replace(/[″”“ʺ]|''/g, '"')
    .replace(/\s+/g, ' ')
    .replace(/(\d),(\d)/g, '$1.$2')
    .trim()

/**
 * Parses one coordinate as people write it: decimal degrees with point or comma, any minus, a degree sign, a
 * hemisphere's letter, degrees with minutes and seconds (`8° 6' 0" S`). Null for anything else, or a contradiction.
 */
export function parseDegrees(text: string): Degrees | null {
  const plain = normalise(text)
  if (PLAIN.test(plain)) return { value: Number(plain), axis: null }
  const [, before, sign, degrees, minutes, seconds, after] = SEXAGESIMAL.exec(plain) ?? []
  if (degrees === undefined || (before !== undefined && after !== undefined)) return null
  const [first, second] = [Number(minutes ?? 0), Number(seconds ?? 0)]
  // Only the last of the three has a fraction.
  const isBroken =
    (minutes !== undefined && degrees.includes('.')) || (seconds !== undefined && minutes?.includes('.'))
  if (first >= 60 || second >= 60 || isBroken) return null
  const hemisphere = HEMISPHERES[(before ?? after ?? '').charAt(0).toLowerCase()]
  if (hemisphere?.sign === 1 && sign === '-') return null
  const isNegative = sign === '-' || hemisphere?.sign === -1
  const value = Number(degrees) + first / 60 + second / 3600
  return { value: isNegative ? -value : value, axis: hemisphere?.axis ?? null }
}
