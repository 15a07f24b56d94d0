import type { Trials, TrialsQuery } from '@portal/domain/contract'
import { addDays } from '@portal/domain/shared'
import type { AppContext } from '#context.ts'
import { parseFilter } from '#features/businesses/filter.service.ts'
import { listDays, getStartOfDay } from './span.ts'
import { countTrials, type TrialMonth } from './trials.repository.ts'

/** What has become of the trials that began in a span, by month. */
export async function readTrials(
  { store, now }: Pick<AppContext, 'store' | 'now'>,
  { from, to, country }: TrialsQuery,
): Promise<Trials> {
  listDays({ from, to })
  const place = parseFilter({ country }, 0)
  const trials = {
    from: getStartOfDay(from),
    until: getStartOfDay(addDays(to, 1)),
    now: now(),
    offset: (Date.parse(`${from}T00:00:00Z`) - getStartOfDay(from)) / 1000,
  }
  const rows = place ? await countTrials(store.read, { ...trials, place }) : []
  return {
    months: rows.map((row) => ({ ...row, ended: countEnded(row) })),
    totals: toTotals(rows),
  }
}

const countEnded = ({ started, converted, running }: Omit<TrialMonth, 'month'>): number =>
  started - converted - running

function toTotals(rows: readonly TrialMonth[]): Trials['totals'] {
  const sum = (of: 'started' | 'converted' | 'running') => rows.reduce((total, row) => total + row[of], 0)
  const totals = { started: sum('started'), converted: sum('converted'), running: sum('running') }
  return { ...totals, ended: countEnded(totals) }
}
