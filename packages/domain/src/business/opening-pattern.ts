import { PROVINCE_HOLIDAYS, type CountryCode, type ProvinceCode } from '@portal/reference-data'
import type { Hours } from '../contract/hours.ts'
import { listPublicHolidays } from '../place/public-holidays.ts'
import { getTimeZone } from '../place/time-zone.ts'
import { addDays, toLocalDay, toLocalTime } from '../shared/local-time.ts'
import { WEEKDAYS } from './weekdays.ts'

/** What of a business decides when it is open. */
export interface OpeningPatternFields {
  readonly country: CountryCode
  readonly province: ProvinceCode | null
  readonly address: string | null
  /** The town that was recognised in the address. */
  readonly town?: string | null
  readonly hours: Hours | null
  readonly temporarilyClosed: boolean
  readonly temporarilyClosedUntil: string | null
}

/** Minutes from the start of a day to where an opening begins and ends, which may lie in the next day; one after another. */
type Spans = readonly number[]

/** When businesses of a place that keep the same hours are open. */
export interface OpeningPattern {
  readonly country: CountryCode
  readonly province: ProvinceCode | null
  /** IANA. */
  readonly timeZone: string
  /** Closed before this local day. */
  readonly closedUntil: string | null
  /** From Monday. */
  readonly days: readonly Spans[]
  /** Null where the hours of public holidays are unknown. */
  readonly holidays: Spans | null
}

const DAY = 24 * 60

const parseClock = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))

/** An opening that ends at or before its start runs past midnight. */
const toSpans = (openings: Hours['mon']): Spans =>
  (openings ?? []).flatMap(([from, to]) => {
    const [start, end] = [parseClock(from), parseClock(to)]
    return [start, end > start ? end : end + DAY]
  })

/**
 * When a business is open, as a text that is the same for all that open alike; null where it is never known to be open. An
 * `OpeningPattern` is parsed from it.
 */
export function toOpeningPattern(business: OpeningPatternFields): string | null {
  const { country, province, hours, temporarilyClosed, temporarilyClosedUntil: until } = business
  if (!hours || (temporarilyClosed && until === null)) return null
  const days = WEEKDAYS.map((day) => toSpans(hours[day]))
  const holidays = hours.holidays ? toSpans(hours.holidays) : null
  if ([...days, holidays ?? []].every((spans) => spans.length === 0)) return null
  const hasOwnHolidays = province !== null && province in PROVINCE_HOLIDAYS
  const zone = getTimeZone(business)
  return JSON.stringify([
    country,
    hasOwnHolidays ? province : null,
    zone,
    temporarilyClosed ? until : null,
    days,
    holidays,
  ])
}

type Packed = [CountryCode, ProvinceCode | null, string, string | null, number[][], number[] | null]

/** A text of `toOpeningPattern`. */
export function parseOpeningPattern(text: string): OpeningPattern {
  const [country, province, timeZone, closedUntil, days, holidays] = JSON.parse(text) as Packed
  return { country, province, timeZone, closedUntil, days, holidays }
}

/** A moment at a place. */
interface LocalMoment {
  readonly today: string
  /** 0 (Monday) to 6. */
  readonly weekday: number
  /** Of the day. */
  readonly minute: number
  readonly isHoliday: boolean
  readonly wasHoliday: boolean
}

function readContextAt({ country, province, timeZone }: OpeningPattern, now: number): LocalMoment {
  const { weekday, hour, minute } = toLocalTime(now, timeZone)
  const today = toLocalDay(now, timeZone)
  const yesterday = addDays(today, -1)
  const holidays = listPublicHolidays({ country, province, address: null }, yesterday, today)
  return {
    today,
    weekday,
    minute: hour * 60 + minute,
    isHoliday: holidays.some(({ day }) => day === today),
    wasHoliday: holidays.some(({ day }) => day === yesterday),
  }
}

const spansOf = ({ days, holidays }: OpeningPattern, weekday: number, isHoliday: boolean): Spans =>
  (isHoliday ? holidays : null) ?? days[weekday] ?? []

const isWithin = (spans: Spans, minute: number, latestStart: number): boolean =>
  spans.some((start, at) => {
    if (at % 2 === 1) return false
    const end = spans[at + 1] ?? start
    return start <= latestStart && start <= minute && minute < end
  })

/**
 * Tells which patterns are open at a moment, in milliseconds: exactly where `getOpeningStatus` says that a business is. On a
 * public holiday whose hours are unknown only what began on the day before is open.
 */
export function listOpenings(now: number): (pattern: OpeningPattern) => boolean {
  const moments = new Map<string, LocalMoment>()
  return (pattern) => {
    const { country, province, timeZone, closedUntil, holidays } = pattern
    const place = `${country} ${province} ${timeZone}`
    const moment = moments.get(place) ?? readContextAt(pattern, now)
    moments.set(place, moment)
    const { today, weekday, minute, isHoliday, wasHoliday } = moment
    if (closedUntil !== null && today < closedUntil) return false
    const isUnknown = isHoliday && holidays === null
    const before = spansOf(pattern, (weekday + 6) % 7, wasHoliday)
    if (isWithin(before, minute + DAY, isUnknown ? DAY - 1 : Infinity)) return true
    return !isUnknown && isWithin(spansOf(pattern, weekday, isHoliday), minute, Infinity)
  }
}
