import { addDays, formatDate } from '@portal/domain/shared'

/** Every day from the first to the last, such as `2026-11-20`. */
export function listDays(from: string, to: string): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

/** A day as readers know it: `20 Nov 2026`. */
export const formatDayName = (day: string): string => formatDate(Date.parse(day), 'UTC')

/** A month such as `2026-11` as readers know it: `Nov 2026`. */
export const formatMonthName = (month: string): string => formatDayName(`${month}-01`).replace(/^\d+ /, '')
