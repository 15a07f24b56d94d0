import { ENGAGEMENT_KINDS, type Engagement, type EngagementCounts } from '@portal/domain/contract'
import { listDays } from '#shared/figures/days.ts'
import { FIGURE_KINDS } from '#shared/figures/engagement-kinds.ts'

/** What was counted on one day, `2026-11-20`. */
export type DayFigures = Engagement['days'][number]

const toCounts = (count: (kind: (typeof ENGAGEMENT_KINDS)[number]) => number): EngagementCounts =>
  Object.fromEntries(ENGAGEMENT_KINDS.map((kind) => [kind, count(kind)])) as EngagementCounts

const NO_COUNTS = toCounts(() => 0)

/** Every day of the span, also those on which nothing was counted. */
export function fillDays({ from, to, days }: Pick<Engagement, 'from' | 'to' | 'days'>): DayFigures[] {
  const counted = new Map(days.map((figures) => [figures.day, figures]))
  return listDays(from, to).map((day) => counted.get(day) ?? { day, ...NO_COUNTS })
}

/** The figures of several listings together. */
export const sumFigures = (all: readonly EngagementCounts[]): EngagementCounts =>
  toCounts((kind) => all.reduce((sum, counts) => sum + counts[kind], 0))

/** A figure compared with the one before: `12 more than before`. */
export function formatChange(now: number, before: number): string {
  if (now === before) return 'As many as before'
  const difference = Math.abs(now - before).toLocaleString('en')
  return now > before ? `${difference} more than before` : `${difference} fewer than before`
}

/** A file of comma-separated values: a line for each day. */
export function toCsv(days: readonly DayFigures[]): string {
  const header = ['Day', ...FIGURE_KINDS.map(({ label }) => label)]
  const lines = days.map((figures) => [figures.day, ...FIGURE_KINDS.map(({ kind }) => figures[kind])])
  return [header, ...lines].map((cells) => `${cells.join(',')}\r\n`).join('')
}
