import { WEEKDAYS } from '@portal/domain/business'
import type { Hours } from '@portal/domain/contract'

/** The days of a week, then public holidays. */
const DAYS = [...WEEKDAYS, 'holidays'] as const

const CLOSED = '-'
const UNKNOWN = '?'
/** The letters of a time, `08:00`. */
const CLOCK_LENGTH = 5

const packDay = (spans: Hours['mon']): string =>
  spans ? spans.map((span) => span.join('')).join('') || CLOSED : UNKNOWN

/**
 * Opening hours in a few letters, for a page that carries those of many cards: the times of each day, nothing where they
 * are those of the day before, `-` closed and `?` unknown: `08:0017:00,,,,,-,,?`.
 */
export function packHours(hours: Hours): string {
  const days = DAYS.map((day) => packDay(hours[day]))
  return days.map((day, index) => (day === days[index - 1] ? '' : day)).join()
}

function parseDay(text: string): [string, string][] {
  const clocks = text.match(new RegExp(`.{${CLOCK_LENGTH}}`, 'g')) ?? []
  return clocks.flatMap((from, index) => (index % 2 === 0 ? [[from, clocks[index + 1] ?? '']] : []))
}

/** Unpacks hours packed by `packHours`. */
export function unpackHours(packed: string): Hours {
  let day = UNKNOWN
  const entries = packed.split(',').map((text, index) => {
    day = text || day
    return [DAYS[index], day === CLOSED ? [] : parseDay(day), day !== UNKNOWN] as const
  })
  return Object.fromEntries(entries.filter(([, , isKnown]) => isKnown))
}
