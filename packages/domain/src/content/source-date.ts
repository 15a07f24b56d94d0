import { formatDate } from '../shared/dates.ts'

/**
 * When a source is from, as readers write it: `2020-09-25` is `25 Sep 2020`, `2020-11` is `Nov 2020`; a year, or
 * words such as "undated", stand as they are.
 */
export function sourceDate(date: string): string {
  const [, month, day] = /^\d{4}-(\d{2})(?:-(\d{2}))?$/.exec(date) ?? []
  if (month === undefined) return date
  return day === undefined ? formatDate(`${date}-01`, 'UTC').slice('1 '.length) : formatDate(date, 'UTC')
}
