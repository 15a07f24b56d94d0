import { PROVINCE_HOLIDAYS, PUBLIC_HOLIDAYS, type HolidayDays } from '@portal/reference-data'
import type { Located } from './label.ts'

/** A public holiday, which shops may keep. */
export interface PublicHoliday {
  /** `2026-12-25`. */
  readonly day: string
  /** `Christmas Day`, `Boxing Day (observed)`. */
  readonly name: string
}

const daysOf = (table: HolidayDays): PublicHoliday[] =>
  Object.entries(table).flatMap(([name, days]) => days.split(' ').map((day) => ({ day, name })))

/**
 * Public holidays of a place, its province's own among them, from a day (`2026-11-22`) to another, both included, in
 * order. Empty outside of the years that the tables cover.
 */
export function listPublicHolidays(
  { country, province }: Located,
  from: string,
  to: string,
): PublicHoliday[] {
  const ofProvince = province ? PROVINCE_HOLIDAYS[province] : undefined
  return [...daysOf(PUBLIC_HOLIDAYS[country]), ...daysOf(ofProvince ?? {})]
    .filter(({ day }) => day >= from && day <= to)
    .sort((one, other) => one.day.localeCompare(other.day))
}
