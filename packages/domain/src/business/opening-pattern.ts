import { PROVINCE_HOLIDAYS, type CountryCode, type ProvinceCode } from '@portal/reference-data'
import type { Hours } from '../contract/hours.ts'
import { listPublicHolidays } from '../place/public-holidays.ts'
import { getTimeZone } from '../place/time-zone.ts'
import { addDays, toLocalDay, toLocalTime } from '../shared/local-time.ts'
import { WEEKDAYS } from './weekdays.ts'

/** The fields of a business that determine when it is open. */
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

/** The start and end of each opening, alternating, in minutes from the start of a day; an end may lie on the next day. */
type Spans = readonly number[]

/** The opening times that businesses with equal hours in one place share. */
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
 * The opening times of a business as a text, which is equal for businesses that are open at the same times; null where none
 * are known. `parseOpeningPattern` reads it.
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

type SerializedPattern = [
  CountryCode,
  ProvinceCode | null,
  string,
  string | null,
  number[][],
  number[] | null,
]

/** Parses a text of `toOpeningPattern`. */
export function parseOpeningPattern(text: string): OpeningPattern {
  const [country, province, timeZone, closedUntil, days, holidays] = JSON.parse(text) as SerializedPattern
  return { country, province, timeZone, closedUntil, days, holidays }
}

/** The local time at a place. */
interface PlaceTime {
  readonly today: string
  /** 0 (Monday) to 6. */
  readonly weekday: number
  /** Since the start of the day. */
  readonly minute: number
  readonly isHoliday: boolean
  readonly wasHoliday: boolean
}

function getPlaceTime({ country, province, timeZone }: OpeningPattern, now: number): PlaceTime {
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

const getSpans = ({ days, holidays }: OpeningPattern, weekday: number, isHoliday: boolean): Spans =>
  (isHoliday ? holidays : null) ?? days[weekday] ?? []

const isWithin = (spans: Spans, minute: number, latestStart: number): boolean =>
  spans.some((start, at) => {
    if (at % 2 === 1) return false
    const end = spans[at + 1] ?? start
    return start <= latestStart && start <= minute && minute < end
  })

/**
 * Creates a predicate that tells whether a pattern is open at an instant (ms). It agrees with `getOpeningStatus`: on a public
 * holiday with unknown hours, only an opening that began the day before counts.
 */
export function createOpenPredicate(now: number): (pattern: OpeningPattern) => boolean {
  const timesByPlace = new Map<string, PlaceTime>()
  return (pattern) => {
    const { country, province, timeZone, closedUntil, holidays } = pattern
    const place = `${country} ${province} ${timeZone}`
    const placeTime = timesByPlace.get(place) ?? getPlaceTime(pattern, now)
    timesByPlace.set(place, placeTime)
    const { today, weekday, minute, isHoliday, wasHoliday } = placeTime
    if (closedUntil !== null && today < closedUntil) return false
    const isUnknown = isHoliday && holidays === null
    const before = getSpans(pattern, (weekday + 6) % 7, wasHoliday)
    if (isWithin(before, minute + DAY, isUnknown ? DAY - 1 : Infinity)) return true
    return !isUnknown && isWithin(getSpans(pattern, weekday, isHoliday), minute, Infinity)
  }
}
