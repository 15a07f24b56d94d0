import { COUNTRIES } from '@portal/domain/place'
import { toLocalTime, MINUTE } from '@portal/domain/shared'

/** A time zone's offset to UTC in minutes. */
function getUtcOffset(timeZone: string, now: number): number {
  const { year, month, day, hour, minute } = toLocalTime(now, timeZone)
  return Math.round(
    (Date.UTC(year, month - 1, day, hour, minute) - Math.floor(now / MINUTE) * MINUTE) / MINUTE,
  )
}

function formatUtcOffset(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `UTC${minutes < 0 ? '-' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
}

const findCity = (timeZone: string): string =>
  COUNTRIES.find((country) => country.timeZone === timeZone)?.capital ??
  (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')

/** A time zone's label: `Honiara time (UTC+11)`. */
export const getZoneLabel = (timeZone: string, now: number): string =>
  `${findCity(timeZone)} time (${formatUtcOffset(getUtcOffset(timeZone, now))})`
