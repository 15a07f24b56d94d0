import { getCountry, type CountryCode } from '@portal/domain/place'
import { DAY, zonedTimeToUtc, toLocalTime } from '@portal/domain/shared'
import type { LocalTime } from './data/fields.ts'

/** Returns the local day in a country some days after `now`: `2026-11-20`. */
export function getLocalDay(now: number, inDays: number, country: CountryCode): string {
  const { year, month, day } = toLocalTime(now, getCountry(country).timeZone)
  return new Date(Date.UTC(year, month - 1, day) + inDays * DAY).toISOString().slice(0, 10)
}

/** Converts a local time in a country to milliseconds. */
export const toLocalInstant = (now: number, { inDays, at }: LocalTime, country: CountryCode): number =>
  zonedTimeToUtc(getLocalDay(now, inDays, country), at, getCountry(country).timeZone)
