import { getCountry, type CountryCode } from '@portal/domain/place'
import { DAY, zonedTimeToUtc, toLocalTime } from '@portal/domain/shared'
import type { LocalTime } from './data/fields.ts'

/** The day that is so many days after that of `now` in a country: `2026-11-20`. */
export function getLocalDay(now: number, inDays: number, country: CountryCode): string {
  const { year, month, day } = toLocalTime(now, getCountry(country).timeZone)
  return new Date(Date.UTC(year, month - 1, day) + inDays * DAY).toISOString().slice(0, 10)
}

/** The instant of a moment by the clock of a country, in milliseconds. */
export const toLocalInstant = (now: number, { inDays, at }: LocalTime, country: CountryCode): number =>
  zonedTimeToUtc(getLocalDay(now, inDays, country), at, getCountry(country).timeZone)
