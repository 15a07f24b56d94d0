import type { Hours, Weekday } from '@portal/domain/contract'
import type { PublicHoliday } from '@portal/domain/place'
import { formatClock, formatDay, toLocalTime } from '@portal/domain/shared'

const WEEK = [
  ['mon', 'Monday'],
  ['tue', 'Tuesday'],
  ['wed', 'Wednesday'],
  ['thu', 'Thursday'],
  ['fri', 'Friday'],
  ['sat', 'Saturday'],
  ['sun', 'Sunday'],
] as const satisfies readonly (readonly [Weekday, string])[]

/** Consecutive days with the same hours. */
export interface HoursRow {
  /** `Monday - Friday`, `Saturday`, `Public holidays`. */
  days: string
  /** `8:00 AM - 5:00 PM`, `Closed`, `Not stated`; one for each span. */
  times: readonly string[]
  isToday: boolean
}

const formatTime = (time: string): string => formatClock(Number(time.slice(0, 2)), Number(time.slice(3, 5)))

function formatTimes(spans: Hours[Weekday]): string[] {
  if (spans === undefined) return ['Not stated']
  if (spans.length === 0) return ['Closed']
  return spans.map(([opens, closes]) =>
    opens === '00:00' && closes === '24:00'
      ? 'Open 24 hours'
      : `${formatTime(opens)} - ${formatTime(closes)}`,
  )
}

/** Which day it is: `weekday` is 0 (Monday) to 6. */
interface Today {
  weekday: number
  isHoliday: boolean
}

/** The week with equal consecutive days in one row, and public holidays where their hours are known. */
export function toHoursTable(hours: Hours, { weekday, isHoliday }: Today): HoursRow[] {
  const { holidays } = hours
  if (!holidays) return toWeek(hours, weekday)
  const row = { days: 'Public holidays', times: formatTimes(holidays), isToday: isHoliday }
  return [...toWeek(hours, isHoliday ? null : weekday), row]
}

function toWeek(hours: Hours, today: number | null): HoursRow[] {
  const rows: { first: string; last: string; times: string[]; isToday: boolean }[] = []
  WEEK.forEach(([day, name], index) => {
    const times = formatTimes(hours[day])
    const previous = rows.at(-1)
    if (previous?.times.join() === times.join()) {
      previous.last = name
      previous.isToday ||= index === today
    } else rows.push({ first: name, last: name, times, isToday: index === today })
  })
  return rows.map(({ first, last, ...row }) => ({
    ...row,
    days: first === last ? first : `${first} - ${last}`,
  }))
}

/** The day of the week in a time zone, 0 (Monday) to 6. */
export const getWeekday = (timeZone: string, now: number): number => toLocalTime(now, timeZone).weekday

/** The next public holiday with its hours: `Fri 25 Dec 2026 is Christmas Day: closed.`; null if none is near. */
export function describeNextHoliday(
  holidays: readonly PublicHoliday[],
  hours: Hours,
  today: string,
): string | null {
  const next = holidays.find(({ day }) => day >= today)
  if (!next) return null
  const day = formatDay(`${next.day}T00:00:00Z`, 'UTC')
  return `${day} is a public holiday (${next.name}): ${describeHolidayHours(hours)}.`
}

function describeHolidayHours({ holidays }: Hours): string {
  if (!holidays) return 'hours may differ'
  return holidays.length === 0 ? 'closed' : formatTimes(holidays).join(', ')
}
