import type { Hours } from '../contract/hours.ts'
import type { PublicHoliday } from '../place/public-holidays.ts'
import { formatClock } from '../shared/dates.ts'
import { addDays, toLocalDay, toLocalTime } from '../shared/local-time.ts'
import type { Instant } from '../shared/instant.ts'
import { isTemporarilyClosed } from './temporary-closing.ts'
import { WEEKDAYS } from './weekdays.ts'

/** The fields that determine whether a business is open. */
export interface OpeningFields {
  readonly hours: Hours | null
  /** IANA. */
  readonly timeZone: string
  /** Overrides the hours. */
  readonly temporarilyClosed: boolean
  /** The local day on which it opens again; absent or null where that is unknown. */
  readonly temporarilyClosedUntil?: string | null
}

/** Whether a business is open, with a label to show. */
export interface OpeningStatus {
  /** Null where it is unknown: on a public holiday without holiday hours. */
  readonly open: boolean | null
  /** `Open now until 5:00 PM`, `Closed, opens tomorrow 8:00 AM`, `Open 24 hours`, `Temporarily closed`. */
  readonly label: string
  /** At most 34 characters, for a card: `Closed, opens tomorrow 8:00 AM`. Leaves out an uncertain time. */
  readonly brief: string
}

/** An opening, in minutes from the start of the first day; it may end on a later day. */
interface OpeningInterval {
  readonly start: number
  readonly end: number
}

const DAY = 24 * 60
/** Openings are computed from a week before today, for one that began earlier, to two weeks ahead. */
const TODAY = 7
const DAYS = Array.from({ length: 21 }, (_, day) => day)
const DAY_NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

const parseClock = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))

/** The openings of a day; one that ends at or before its start runs past midnight. */
const toOpenings = (spans: Hours['mon'], day: number): OpeningInterval[] =>
  (spans ?? []).map(([from, to]) => {
    const start = day * DAY + parseClock(from)
    const length = parseClock(to) - parseClock(from)
    return { start, end: start + length + (length <= 0 ? DAY : 0) }
  })

/** Sorts openings and merges those that touch or overlap. */
function mergeOpenings(openings: readonly OpeningInterval[]): OpeningInterval[] {
  const result: OpeningInterval[] = []
  for (const opening of [...openings].sort((one, other) => one.start - other.start)) {
    const last = result[result.length - 1]
    if (last && opening.start <= last.end)
      result[result.length - 1] = { start: last.start, end: Math.max(last.end, opening.end) }
    else result.push(opening)
  }
  return result
}

/** The days around now at a business; today has the index `TODAY`. */
interface Calendar {
  /** 0 (Monday) to 6, of the day at `TODAY`. */
  readonly weekday: number
  readonly findHoliday: (day: number) => PublicHoliday | undefined
}

function createCalendar(timeZone: string, now: Instant, holidays: readonly PublicHoliday[]): Calendar {
  const today = toLocalDay(now, timeZone)
  const byDay = new Map(holidays.map((holiday) => [holiday.day, holiday]))
  return {
    weekday: toLocalTime(now, timeZone).weekday,
    findHoliday: (day) => byDay.get(addDays(today, day - TODAY)),
  }
}

/** The hours of a day: on a public holiday those for holidays, where they are known. */
const getSpans = (hours: Hours, { weekday, findHoliday }: Calendar, day: number): Hours['mon'] =>
  findHoliday(day) && hours.holidays ? hours.holidays : hours[WEEKDAYS[(weekday + day) % 7] ?? 'mon']

const formatMinute = (minute: number): string => formatClock(Math.floor((minute % DAY) / 60), minute % 60)

function formatDayAndMinute(minute: number, weekday: number): string {
  const day = Math.floor(minute / DAY)
  const name = DAY_NAMES[(weekday + day) % 7] ?? ''
  const distance = day - TODAY
  if (distance === 0) return formatMinute(minute)
  return `${distance === 1 ? 'tomorrow' : distance < 7 ? name : `next ${name}`} ${formatMinute(minute)}`
}

function formatOpenLabel({ start, end }: OpeningInterval, now: number, weekday: number): string {
  if (end - start >= 7 * DAY) return 'Open 24 hours'
  return `Open now until ${end - now > DAY ? formatDayAndMinute(end, weekday) : formatMinute(end)}`
}

function createClosedStatus(
  next: OpeningInterval | undefined,
  hours: Hours,
  calendar: Calendar,
): OpeningStatus {
  if (!next) return { open: false, label: 'Closed', brief: 'Closed' }
  const holiday = hours.holidays ? undefined : calendar.findHoliday(Math.floor(next.start / DAY))
  const opens = formatDayAndMinute(next.start, calendar.weekday)
  return {
    open: false,
    label: `Closed, opens ${opens}${holiday ? ` (${holiday.name}: hours may differ)` : ''}`,
    brief: holiday ? 'Closed now' : `Closed, opens ${opens}`,
  }
}

const createOpenStatus = (label: string): OpeningStatus => ({ open: true, label, brief: label })

const isDuring =
  (minute: number) =>
  ({ start, end }: OpeningInterval): boolean =>
    start <= minute && minute < end

/** On a public holiday with unknown hours, only an opening that began the day before is certain. */
function createHolidayStatus(
  { name }: PublicHoliday,
  openings: readonly OpeningInterval[],
  at: number,
): OpeningStatus {
  const current = openings.filter(({ start }) => start < TODAY * DAY).find(isDuring(at))
  return current
    ? createOpenStatus(`Open now until ${formatMinute(current.end)}`)
    : {
        open: null,
        label: `Public holiday today (${name}): hours may differ`,
        brief: 'Holiday: hours may differ',
      }
}

/**
 * Whether a business is open at an instant, in its time zone. "Temporarily closed" overrides its hours; on a public holiday
 * its holiday hours apply, and without them `open` is null. Null when its hours, or those of today, are unknown. `holidays`
 * are those of its place from yesterday to `HOLIDAY_NOTICE_DAYS` ahead.
 */
export function getOpeningStatus(
  { hours, timeZone, temporarilyClosed, temporarilyClosedUntil = null }: OpeningFields,
  now: Instant,
  holidays: readonly PublicHoliday[],
): OpeningStatus | null {
  if (isTemporarilyClosed({ temporarilyClosed, temporarilyClosedUntil }, timeZone, now))
    return { open: false, label: 'Temporarily closed', brief: 'Temporarily closed' }
  if (!hours) return null
  const calendar = createCalendar(timeZone, now, holidays)
  const { hour, minute } = toLocalTime(now, timeZone)
  const at = TODAY * DAY + hour * 60 + minute
  const openings = DAYS.flatMap((day) => toOpenings(getSpans(hours, calendar, day), day))
  const holiday = calendar.findHoliday(TODAY)
  if (holiday && !hours.holidays) return createHolidayStatus(holiday, openings, at)
  const merged = mergeOpenings(openings)
  const current = merged.find(isDuring(at))
  if (current) return createOpenStatus(formatOpenLabel(current, at, calendar.weekday))
  if (!getSpans(hours, calendar, TODAY)) return null
  const next = merged.find(({ start }) => start > at)
  return createClosedStatus(next, hours, calendar)
}

/** How many days ahead the next public holiday is named. */
export const HOLIDAY_NOTICE_DAYS = 14
