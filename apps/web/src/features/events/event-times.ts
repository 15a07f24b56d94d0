import type { EventItem } from '@portal/domain/contract'
import { placeLabel } from '@portal/domain/place'
import {
  formatDate,
  formatDateTime,
  formatDay,
  formatTime,
  HOUR,
  localTime,
  timeOf,
} from '@portal/domain/shared'

type Times = Pick<EventItem, 'startsAt' | 'endsAt' | 'timeZone'>

/** Where the portal is at home: its own days are read on this clock. */
export const HOME_ZONE = 'Pacific/Guadalcanal'

const pad = (number: number): string => String(number).padStart(2, '0')

/** The day of an instant on the clock of a zone: `2026-11-20`. */
export function toDay(moment: string | number, timeZone: string): string {
  const { year, month, day } = localTime(moment, timeZone)
  return `${year}-${pad(month)}-${pad(day)}`
}

/** The first and the last day of an event on its own clock; one that ends at midnight ends on the day before. */
export const getDays = ({ startsAt, endsAt, timeZone }: Times): readonly [first: string, last: string] => {
  const first = toDay(startsAt, timeZone)
  const last = toDay(timeOf(endsAt) - 1, timeZone)
  return [first, last < first ? first : last]
}

const isOnOneDay = (event: Times): boolean => {
  const [first, last] = getDays(event)
  return first === last
}

/** From when to when, on the event's own clock. */
export const formatSpan = (event: Times): string => {
  const { startsAt, endsAt, timeZone } = event
  return `${formatDateTime(startsAt, timeZone)} – ${(isOnOneDay(event) ? formatTime : formatDateTime)(endsAt, timeZone)}`
}

/** Its days in words, and its hours apart from them. */
export function formatDaysAndHours(event: Times): { days: string; hours: string } {
  const { startsAt, endsAt, timeZone } = event
  const hours = `${formatTime(startsAt, timeZone)} – ${formatTime(endsAt, timeZone)}`
  if (isOnOneDay(event)) return { days: formatDay(startsAt, timeZone), hours }
  return {
    days: `${formatDay(startsAt, timeZone)} – ${formatDay(endsAt, timeZone)}`,
    hours: `from ${formatTime(startsAt, timeZone)}, until ${formatTime(endsAt, timeZone)} on the last day`,
  }
}

export const hasBegun = ({ startsAt }: Pick<Times, 'startsAt'>, now: number): boolean =>
  timeOf(startsAt) <= now

/** Whether it has begun and not ended. */
export const isUnderWay = (event: Times, now: number): boolean =>
  hasBegun(event, now) && now < timeOf(event.endsAt)

/** The short name of the month that an event begins in, and the day: what a leaf of a calendar shows. */
export function toDayAndMonth({ startsAt, timeZone }: Times): { day: number; month: string } {
  const [, month = ''] = formatDate(startsAt, timeZone).split(' ')
  return { day: localTime(startsAt, timeZone).day, month }
}

const pluralize = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`

/** How long it goes on: `1 hour 30 minutes`. */
export function formatDuration({ startsAt, endsAt }: Times): string {
  const minutes = Math.round((timeOf(endsAt) - timeOf(startsAt)) / (HOUR / 60))
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 && pluralize(hours, 'hour'), rest > 0 && pluralize(rest, 'minute')]
    .filter(Boolean)
    .join(' ')
}

export const isWebinar = ({ type }: Pick<EventItem, 'type'>): boolean => type === 'Webinars'

/** Where it is: its venue and the country, or the venue alone where people meet on a screen. */
export const formatVenue = (event: Pick<EventItem, 'type' | 'location' | 'country' | 'province'>): string =>
  isWebinar(event)
    ? event.location
    : placeLabel(
        { address: event.location, country: event.country, province: event.province },
        { country: true },
      )
