// cspell:disable -- names of days as people write them, in English and French
import type { Hours } from '../contract/hours.ts'
import type { WrittenTime } from './parse-opening.ts'
import { WEEKDAYS } from './weekdays.ts'

type Day = keyof Hours

/** A token of opening times. */
export type HoursToken =
  | { readonly kind: 'days'; readonly days: readonly Day[] }
  | { readonly kind: 'time'; readonly time: WrittenTime }
  /** Open around the clock. */
  | { readonly kind: 'always' }
  | { readonly kind: 'closed' }
  /** The break of a day, such as lunch. */
  | { readonly kind: 'pause' }
  | { readonly kind: 'dash' | 'comma' | 'colon' }

const WORKING_DAYS = WEEKDAYS.slice(0, 5)
const WEEKEND = WEEKDAYS.slice(5)

/** English, French and OpenStreetMap's names of days, without accents. */
const DAY_NAMES: readonly (readonly [RegExp, readonly Day[]])[] = [
  [/^(?:mo|mon|mons|mondays?|lu|lun|lundis?|m)$/, ['mon']],
  [/^(?:tu|tue|tues|tuesdays?|ma|mar|mardis?)$/, ['tue']],
  [/^(?:we|wed|weds|wednesdays?|me|mer|mercredis?|w)$/, ['wed']],
  [/^(?:th|thu|thur|thurs|thursdays?|je|jeu|jeudis?)$/, ['thu']],
  [/^(?:fr|fri|fridays?|ve|ven|vendredis?|f)$/, ['fri']],
  [/^(?:sa|sat|saturdays?|sam|samedis?)$/, ['sat']],
  [/^(?:su|sun|sundays?|di|dim|dimanches?)$/, ['sun']],
  [/^(?:ph|holidays?|feries?)$/, ['holidays']],
  [/^(?:daily|everyday|tlj)$/, WEEKDAYS],
  [/^(?:weekdays?)$/, WORKING_DAYS],
  [/^(?:weekends?)$/, WEEKEND],
]

/** Phrases that are replaced by one word, the longest first. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  // Not days: `We open`, `Mar Mo-Fr` (March).
  [/\bwe(?=\s+(?:are|open|close|trade|work)\b)|\bmar(?=\s+(?:mo|tu|we|th|fr|sa|su)\b)/g, ' unknown '],
  [
    /\b24\s*(?:h(?:ours?|rs?|eures?)?|hrs?)?\s*\/\s*(?:24\s*(?:h(?:eures?)?)?|7)(?:\s*,?\s*7\s*(?:j(?:ours?)?)?\s*\/\s*7)?/g,
    ' nonstop ',
  ],
  [
    /\b7\s*j(?:ours?)?\s*\/\s*7\b|\b(?:open\s+)?7\s+days(?:\s+a\s+week)?\b|\bevery\s+day(?:\s+of\s+the\s+week)?\b|\btous\s+les\s+jours\b/g,
    ' daily ',
  ],
  [/\b(?:open\s+)?24\s*-?\s*(?:hours?|hrs?|heures)(?:\s+a\s+day)?\b/g, ' nonstop '],
  [/\bweek-?\s*days?\b|\b(?:en\s+)?semaine\b/g, ' weekdays '],
  [/\bweek-?\s*ends?\b/g, ' weekend '],
  [/\bpublic\s+holidays?\b|\bjours?\s+feries?\b/g, ' holidays '],
  [
    /\b(?:closed\s+|break\s+)?(?:for|except)?\s*(?:lunch(?:\s*(?:break|hour))?|pause(?:[\s-]+dejeuner)?)\b/g,
    ' pause ',
  ],
  [/\b(?:12\s*)?noon\b|\bmidi\b/g, ' 12:00noon '],
  [/\b(?:12\s*)?midnight\b|\bminuit\b/g, ' 00:00 '],
  [/\b([ap])\.\s?m\b\.?/g, '$1m '],
  [/\b(?:from|de|du|le|les|on|open|opens|opening|hours|ouvert)\b/g, ' '],
  [/\b(?:to|till|until|til|thru|through|au|a|jusqu'a)\b/g, ' - '],
  [/\b(?:and|et)\b|&|\+(?=\s*[a-z])/g, ' , '],
]

const WORD =
  /\s*(?:(\d{1,2}(?:[:.h]\d{2}(?::00)?)|\d{3,4}|\d{1,2})\s*(?:(am|pm|noon)\b|(h|hrs?)(?![a-z]))?|([a-z]+)\.?|(-)|([,/|])|(:)|[()[\]])\s*/y

/** Splits a rule of opening times into tokens; null where a word is unknown. */
export function readHoursTokens(text: string): HoursToken[] | null {
  const simple = PHRASES.reduce((rest, [pattern, word]) => rest.replace(pattern, word), simplify(text))
  const tokens: HoursToken[] = []
  WORD.lastIndex = 0
  while (WORD.lastIndex < simple.length) {
    const match = WORD.exec(simple)
    if (match === null) return null
    const token = toToken(match)
    if (token === null) return null
    if (token !== 'none') tokens.push(token)
  }
  return tokens
}

const simplify = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[‐‑‒–—―−~]/g, '-')
    .replace(/[’‘]/g, "'")
    .trim()

function toToken(match: RegExpExecArray): HoursToken | 'none' | null {
  const [, digits, half, hourMark, word, dash, comma, colon] = match
  if (digits !== undefined) return toTime(digits, half, hourMark !== undefined)
  if (word !== undefined) return toWord(word)
  if (dash !== undefined) return { kind: 'dash' }
  if (comma !== undefined) return { kind: 'comma' }
  return colon === undefined ? 'none' : { kind: 'colon' }
}

function toWord(word: string): HoursToken | null {
  if (word === 'nonstop') return { kind: 'always' }
  if (word === 'pause') return { kind: 'pause' }
  if (/^(?:closed|close|off|shut|fermee?s?|ferme)$/.test(word)) return { kind: 'closed' }
  const days = DAY_NAMES.find(([pattern]) => pattern.test(word))?.[1]
  return days ? { kind: 'days', days } : null
}

function toTime(digits: string, half: string | undefined, hasHourMark: boolean): HoursToken | null {
  const [, hourText = '', minuteText = '00'] = /^(\d{1,2})[:.h](\d{2})(?::00)?$/.exec(digits) ??
    /^(\d{1,2}?)(\d{2})$/.exec(digits.length > 2 ? digits : '') ?? ['', digits]
  const [hour, minute] = [Number(hourText), Number(minuteText)]
  const isFrench = hasHourMark || digits.includes('h')
  const is24 =
    half === 'noon' ||
    isFrench ||
    hour > 12 ||
    hour === 0 ||
    (hourText.length === 2 && hourText.startsWith('0')) ||
    (digits.length === 4 && !/[:.h]/.test(digits))
  const written = half === 'am' || half === 'pm' ? half : null
  return { kind: 'time', time: { hour, minute, half: written, is24: is24 && written === null } }
}
