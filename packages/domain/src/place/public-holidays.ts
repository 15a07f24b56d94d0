import { PROVINCE_HOLIDAYS, PUBLIC_HOLIDAYS, type HolidayDays } from '@portal/reference-data'
import type { Located } from './label.ts'

/** A public holiday, on which shops may close. */
export interface PublicHoliday {
  /** `2026-12-25`. */
  readonly day: string
  /** `Christmas Day`, `Boxing Day (observed)`. */
  readonly name: string
}

const toHolidays = (table: HolidayDays): PublicHoliday[] =>
  Object.entries(table).flatMap(([name, days]) => days.split(' ').map((day) => ({ day, name })))

/**
 * The public holidays of a place, including its province's own, from one day (`2026-11-22`) to another, both included, in
 * order. Empty outside the years of the tables.
 */
export function listPublicHolidays(
  { country, province }: Located,
  from: string,
  to: string,
): PublicHoliday[] {
  const ofProvince = province ? PROVINCE_HOLIDAYS[province] : undefined
  return [...toHolidays(PUBLIC_HOLIDAYS[country]), ...toHolidays(ofProvince ?? {})]
    .filter(({ day }) => day >= from && day <= to)
    .sort((one, other) => one.day.localeCompare(other.day))
}
