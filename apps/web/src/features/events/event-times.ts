import type { EventItem } from '@portal/domain/contract'
import { getPlaceLabel } from '@portal/domain/place'
import {
  formatDate,
  formatDateTime,
  formatDay,
  formatTime,
  HOUR,
  pluralize,
  toLocalTime,
  toEpochMs,
} from '@portal/domain/shared'

type Times = Pick<EventItem, 'startsAt' | 'endsAt' | 'timeZone'>

const pad = (number: number): string => String(number).padStart(2, '0')

/** The day of an instant in a time zone: `2026-11-20`. */
export function toDay(instant: string | number, timeZone: string): string {
  const { year, month, day } = toLocalTime(instant, timeZone)
  return `${year}-${pad(month)}-${pad(day)}`
}

/** The first and last day of an event in its own time zone; ending at midnight counts as the day before. */
export const getDays = ({ startsAt, endsAt, timeZone }: Times): readonly [first: string, last: string] => {
  const first = toDay(startsAt, timeZone)
  const last = toDay(toEpochMs(endsAt) - 1, timeZone)
  return [first, last < first ? first : last]
}

const isOnOneDay = (event: Times): boolean => {
  const [first, last] = getDays(event)
  return first === last
}

/** Start and end in the event's time zone. */
export const formatSpan = (event: Times): string => {
  const { startsAt, endsAt, timeZone } = event
  return `${formatDateTime(startsAt, timeZone)} – ${(isOnOneDay(event) ? formatTime : formatDateTime)(endsAt, timeZone)}`
}

/** Days and hours as separate texts. */
export function formatDaysAndHours(event: Times): { days: string; hours: string } {
  const { startsAt, endsAt, timeZone } = event
  const hours = `${formatTime(startsAt, timeZone)} – ${formatTime(endsAt, timeZone)}`
  if (isOnOneDay(event)) return { days: formatDay(startsAt, timeZone), hours }
  return {
    days: `${formatDay(startsAt, timeZone)} – ${formatDay(endsAt, timeZone)}`,
    hours: `from ${formatTime(startsAt, timeZone)}, until ${formatTime(endsAt, timeZone)} on the last day`,
  }
}

export const hasStarted = ({ startsAt }: Pick<Times, 'startsAt'>, now: number): boolean =>
  toEpochMs(startsAt) <= now

/** Whether it is under way. */
export const isUnderWay = (event: Times, now: number): boolean =>
  hasStarted(event, now) && now < toEpochMs(event.endsAt)

/** Day and short month name of the event's start. */
export function toDayAndMonth({ startsAt, timeZone }: Times): { day: number; month: string } {
  const [, month = ''] = formatDate(startsAt, timeZone).split(' ')
  return { day: toLocalTime(startsAt, timeZone).day, month }
}

/** Duration: `1 hour 30 minutes`. */
export function formatDuration({ startsAt, endsAt }: Times): string {
  const minutes = Math.round((toEpochMs(endsAt) - toEpochMs(startsAt)) / (HOUR / 60))
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 && pluralize(hours, 'hour'), rest > 0 && pluralize(rest, 'minute')]
    .filter(Boolean)
    .join(' ')
}

export const isWebinar = ({ type }: Pick<EventItem, 'type'>): boolean => type === 'Webinars'

/** Venue and country; only the venue for online events. */
export const formatVenue = (event: Pick<EventItem, 'type' | 'location' | 'country' | 'province'>): string =>
  isWebinar(event)
    ? event.location
    : getPlaceLabel(
        { address: event.location, country: event.country, province: event.province },
        { country: true },
      )
