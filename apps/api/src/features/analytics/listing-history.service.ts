import type { ListingHistory, ListingHistoryQuery } from '@portal/domain/contract'
import { addDays } from '@portal/domain/shared'
import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { parseFilter } from '#features/businesses/filter.service.ts'
import { findCountChanges, type CountChange } from './listing-history.repository.ts'
import { listDays, getStartOfDay, type Span } from './span.ts'

/** How many listings there were at the end of each period, by the clock of Honiara. */
export async function readListingHistory(
  db: Kysely<Database>,
  { by, step = 'month', from, to, country }: ListingHistoryQuery,
): Promise<ListingHistory> {
  const periods = listPeriods({ from, to }, step)
  const place = parseFilter({ country }, 0)
  if (!place) return { periods, series: [] }
  const changes = await findCountChanges(db, {
    by,
    place,
    period: step,
    until: getStartOfDay(addDays(to, 1)),
    offset: (Date.parse(`${from}T00:00:00Z`) - getStartOfDay(from)) / 1000,
  })
  return { periods, series: toSeries(changes, periods) }
}

/** The days, or the months, of a span. */
function listPeriods(span: Span, step: 'day' | 'month'): string[] {
  const days = listDays(span)
  return step === 'day' ? days : [...new Set(days.map((day) => day.slice(0, 7)))]
}

function toSeries(changes: readonly CountChange[], periods: readonly string[]): ListingHistory['series'] {
  const series = [...Map.groupBy(changes, ({ key }) => key)].map(([key, ofKey]) => ({
    key,
    counts: addUp(ofKey, periods),
  }))
  return series
    .filter(({ counts }) => counts.some((value) => value > 0))
    .toSorted((a, b) => (b.counts.at(-1) ?? 0) - (a.counts.at(-1) ?? 0) || (a.key < b.key ? -1 : 1))
}

/** The sum of all changes up to the end of each period; both are in the order of time. */
function addUp(changes: readonly CountChange[], periods: readonly string[]): number[] {
  let sum = 0
  let next = 0
  return periods.map((period) => {
    for (let row = changes[next]; row && row.period <= period; row = changes[++next]) sum += row.change
    return sum
  })
}
