import { formatDayName, formatMonthName, listDays } from '#shared/figures/days.ts'
import type { AnalyticsAddress } from './analytics-query.ts'

/** A point of a chart. */
interface Point {
  key: string
  label: string
  value: number
}

/** Formats a day or a month. */
export const formatPeriod = (period: string): string =>
  period.length === 'yyyy-mm'.length ? formatMonthName(period) : formatDayName(period)

/** The values of a span by day or by month, 0 where nothing was counted. */
export function toPoints(
  { from, to, step }: Pick<AnalyticsAddress, 'from' | 'to' | 'step'>,
  counted: readonly { day: string; value: number }[],
): Point[] {
  const getPeriod = (day: string) => (step === 'month' ? day.slice(0, 7) : day)
  const sums = new Map(listDays(from, to).map((day) => [getPeriod(day), 0]))
  for (const { day, value } of counted) sums.set(getPeriod(day), (sums.get(getPeriod(day)) ?? 0) + value)
  return [...sums].map(([key, value]) => ({ key, label: formatPeriod(key), value }))
}
