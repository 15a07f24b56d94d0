// cspell:ignore lun jeu ven dim
import { formatCell, isBlank, parseBoolean } from './cell.ts'

/** Hours as text, with the parts of an object that don't fit: `sun note "by appointment"`. */
interface HoursText {
  readonly text: string
  readonly unreadParts: readonly string[]
}

/**
 * Formats the hours of a list or an object as text: `{"mon": [["08:00", "17:00"]]}`, `{"monday": "8am-5pm"}`, `[{"day":
 * "Monday", "open": "08:00", "close": "17:00"}]`, schema.org's `openingHoursSpecification`. Text stays as it is.
 */
export function hoursObjectToText(value: unknown): HoursText {
  const unreadParts: string[] = []
  return { text: toText(value, unreadParts), unreadParts }
}

type Entry = Readonly<Record<string, unknown>>

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function toText(value: unknown, unreadParts: string[]): string {
  if (isBlank(value)) return ''
  if (Array.isArray(value))
    return value
      .map((item) => toText(item, unreadParts))
      .filter(Boolean)
      .join('\n')
  if (!isEntry(value)) return formatCell(value)
  if (isLimited(value)) {
    unreadParts.push(JSON.stringify(value))
    return ''
  }
  if (!hasHours(value)) return weekToText(value, unreadParts)
  const days = Object.entries(value).find(([key, day]) => getMeaning(key) === 'day' && !isBlank(day))
  const names = [days?.[1] ?? []].flat().map((day) => toPlain(day).replace(/^.*\//, ''))
  const day = names.join(', ')
  return `${day} ${joinSpans(entryToSpans(value, day, unreadParts))}`.trim()
}

/** An object whose keys are days. */
const weekToText = (week: Entry, unreadParts: string[]): string =>
  Object.entries(week)
    .filter(([key, spans]) => !isBlank(spans) && getMeaning(key) !== 'markup')
    .map(([day, spans]) => [day, joinSpans(dayToSpans(spans, day, unreadParts))])
    .filter(([, spans]) => spans !== '')
    .map((parts) => parts.join(' '))
    .join('; ')

/** The openings of a day, and the breaks to take out of them. */
interface Spans {
  readonly openings: readonly string[]
  readonly pauses: readonly string[]
}

const CLOSED: Spans = { openings: ['closed'], pauses: [] }

const joinSpans = ({ openings, pauses }: Spans): string =>
  [openings.join(', '), ...pauses.map((pause) => `lunch ${pause}`)].filter(Boolean).join(' ')

function dayToSpans(value: unknown, day: string, unreadParts: string[]): Spans {
  if (value === false) return CLOSED
  if (isEntry(value) && hasHours(value)) {
    if (!isLimited(value)) return entryToSpans(value, day, unreadParts)
    unreadParts.push(`${day} ${JSON.stringify(value)}`)
    return { openings: [], pauses: [] }
  }
  if (!Array.isArray(value)) return { openings: [toPlain(value)], pauses: [] }
  if (value.length === 0) return CLOSED
  // `["08:00", "17:00"]` is one opening.
  if (value.length === 2 && value.every((time) => typeof time === 'string' && /^\d{1,2}:\d{2}$/.test(time)))
    return { openings: [value.join('-')], pauses: [] }
  const all = value.map((span) =>
    Array.isArray(span) ? { openings: [span.join('-')], pauses: [] } : dayToSpans(span, day, unreadParts),
  )
  return {
    openings: all.flatMap(({ openings }) => openings),
    pauses: all.flatMap(({ pauses }) => pauses),
  }
}

const toPlain = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : formatCell(value)

/** Meanings of an entry's keys, ignoring case, punctuation and a trailing number. */
const MEANINGS = {
  day: ['day', 'days', 'dayOfWeek', 'weekday'],
  from: ['open', 'opens', 'from', 'start'],
  to: ['close', 'closes', 'to', 'end'],
  pause: ['break', 'breaks', 'lunch', 'lunchBreak', 'pause'],
  isClosed: ['closed', 'isClosed'],
  isOpen: ['isOpen', 'active', 'enabled'],
  isAlways: ['is24Hours', 'open24Hours', 'isOpen24Hours', 'alwaysOpen', 'allDay'],
  state: ['status', 'state'],
  limit: ['validFrom', 'validThrough', 'validTo', 'validUntil'],
  markup: ['@type', '@context', '@id'],
} as const
type Meaning = keyof typeof MEANINGS

const normalizeKey = (key: string): string => key.toLowerCase().replace(/[^a-z0-9@]/g, '')

const BY_KEY = new Map<string, Meaning>(
  Object.entries(MEANINGS).flatMap(([meaning, keys]) =>
    keys.map((key): [string, Meaning] => [normalizeKey(key), meaning as Meaning]),
  ),
)

const getMeaning = (key: string): Meaning | undefined =>
  BY_KEY.get(normalizeKey(key)) ?? BY_KEY.get(normalizeKey(key).replace(/\d$/, ''))

const NAME_OF_DAY = /^(?:mon|tue|wed|thu|fri|sat|sun|lun(?!ch)|mar|mer|jeu|ven|sam|dim)/i

/** Whether an object has hours of its own; others are weeks. */
const hasHours = (entry: Entry): boolean =>
  !Object.keys(entry).some((key) => NAME_OF_DAY.test(key)) &&
  Object.entries(entry).some(([key, value]) => {
    const meaning = getMeaning(key)
    if (meaning === 'from' || meaning === 'to') return typeof value === 'string' || value === false
    return meaning === 'isClosed' || meaning === 'isOpen' || meaning === 'isAlways'
  })

/** Whether it applies to some dates only, such as Christmas. */
const isLimited = (entry: Entry): boolean =>
  Object.entries(entry).some(([key, value]) => getMeaning(key) === 'limit' && !isBlank(value))

/** The value of a flag, as a boolean or in words; null if it is none. */
function toFlag(value: unknown): boolean | null {
  const flag = parseBoolean(value)
  return flag.ok ? flag.value : null
}

/** The openings of an entry. Closed takes precedence, since programs keep the times of closed days. */
function entryToSpans(entry: Entry, day: string, unreadParts: string[]): Spans {
  const times = new Map<string, { from?: string; to?: string }>()
  const pauses: string[] = []
  let isClosed = false
  let isAlways = false
  for (const [key, value] of Object.entries(entry)) {
    if (isBlank(value)) continue
    const meaning = getMeaning(key)
    // `open: "0"` is a time.
    const flag = meaning === 'from' && /^\d/.test(formatCell(value)) ? null : toFlag(value)
    if (meaning === 'day' || meaning === 'markup') continue
    if ((meaning === 'from' || meaning === 'to') && typeof value === 'string' && flag === null) {
      const number = /\d$/.exec(key)?.[0] ?? ''
      // `open` and `open1` are both the first.
      const place = number === '1' ? '' : number
      const span = times.get(place) ?? {}
      if (span[meaning] === undefined) times.set(place, { ...span, [meaning]: value.trim() })
      else if (span[meaning] !== value.trim()) unreadParts.push(describe(day, key, value))
    } else if ((meaning === 'from' || meaning === 'isOpen') && flag !== null) isClosed ||= !flag
    else if (meaning === 'isClosed' && flag !== null) isClosed ||= flag
    else if (meaning === 'isAlways' && flag !== null) isAlways ||= flag
    else if (meaning === 'state' && /^(?:closed|open)$/i.test(formatCell(value)))
      isClosed ||= /^closed$/i.test(formatCell(value))
    else if (meaning === 'pause' && typeof value !== 'boolean')
      pauses.push(...dayToSpans(value, day, unreadParts).openings)
    else if (value !== false) unreadParts.push(describe(day, key, value))
  }
  if (isClosed) return CLOSED
  if (isAlways) return { openings: ['24 hours'], pauses }
  const spans = [...times.values()]
  if (spans.length === 0) unreadParts.push(`${day} ${JSON.stringify(entry)}`.trim())
  // Google's and schema.org's rule: a day from midnight to midnight is closed.
  if (spans.length === 1 && spans.every(({ from, to }) => isMidnight(from) && isMidnight(to))) return CLOSED
  return { openings: spans.map(({ from = '', to = '' }) => `${from}-${to}`), pauses }
}

const isMidnight = (time = ''): boolean => /^0{1,2}:?00(?::?00)?$/.test(time)

const describe = (day: string, key: string, value: unknown): string =>
  `${day} ${key} ${JSON.stringify(value)}`.trim()
