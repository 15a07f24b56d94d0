// cspell:ignore nord sud ouest
/** Which of the two coordinates a number is. */
export type Axis = 'latitude' | 'longitude'

/** Degrees, with what the text says of them; `axis` is null where it says nothing. */
export interface Degrees {
  readonly value: number
  readonly axis: Axis | null
}

/** By their first letter; French `O` (ouest) is German `O` (east), and says nothing. */
const HEMISPHERES: Readonly<Record<string, { readonly sign: 1 | -1; readonly axis: Axis }>> = {
  n: { sign: 1, axis: 'latitude' },
  s: { sign: -1, axis: 'latitude' },
  e: { sign: 1, axis: 'longitude' },
  w: { sign: -1, axis: 'longitude' },
}

const PLAIN = /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i
const HEMISPHERE = String.raw`(?:(n|s|e|w|north|south|east|west|nord|sud|est)\b\.?)?`
const NUMBER = String.raw`(\d+(?:\.\d+)?)`
/** Degrees, minutes and seconds, each with its sign or a space or colon behind. */
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
 * hemisphere's letter, degrees with minutes and seconds (`8° 6' 0" S`). Null where it is none, or contradicts itself.
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
