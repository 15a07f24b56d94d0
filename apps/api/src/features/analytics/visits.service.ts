import {
  ENGAGEMENT_KINDS,
  type EngagementCounts,
  type EngagementKind,
  type Visits,
  type VisitsQuery,
} from '@portal/domain/contract'
import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { parseFilter } from '#features/businesses/filter.service.ts'
import { listDays } from './span.ts'
import { findVisits } from './visits.repository.ts'

/** What visitors did with all listings together, by day; what was counted in the last second may be missing. */
export async function readVisits(db: Kysely<Database>, { from, to, country }: VisitsQuery): Promise<Visits> {
  listDays({ from, to })
  const place = parseFilter({ country }, 0)
  const rows = place ? await findVisits(db, { from, to }, place) : []
  const days = [...Map.groupBy(rows, ({ day }) => day)]
  return { days: days.map(([day, ofDay]) => ({ day, ...toCounts(ofDay) })), totals: toCounts(rows) }
}

function toCounts(rows: readonly { kind: EngagementKind; count: number }[]): EngagementCounts {
  const total = (kind: EngagementKind) =>
    rows.reduce((sum, row) => sum + (row.kind === kind ? row.count : 0), 0)
  return Object.fromEntries(ENGAGEMENT_KINDS.map((kind) => [kind, total(kind)])) as EngagementCounts
}
