import { formatDate } from '../shared/dates.ts'

/**
 * Formats the date of a source: `2020-09-25` as `25 Sep 2020`, `2020-11` as `Nov 2020`; a year, or words such as
 * "undated", stay as they are.
 */
export function formatSourceDate(date: string): string {
  const [, month, day] = /^\d{4}-(\d{2})(?:-(\d{2}))?$/.exec(date) ?? []
  if (month === undefined) return date
  return day === undefined ? formatDate(`${date}-01`, 'UTC').slice('1 '.length) : formatDate(date, 'UTC')
}
