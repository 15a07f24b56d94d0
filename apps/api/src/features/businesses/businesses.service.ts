import type { Transaction, Insertable, Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { updateSearchIndex } from '#db/search/update-search-index.ts'
import { reserveIds } from '#db/reserve-ids.ts'
import type { BusinessRecord } from './businesses.record.ts'
import { findTakenSlugs, insertRows, findBusiness } from './businesses.repository.ts'
import { chooseSlugs, toRow, getPreferredSlug } from './businesses.row.ts'
import { getSearchTexts } from './search-texts.ts'
import { insertPeriods } from './plan-periods.repository.ts'
import { isPaidTier, PAID_YEAR } from '@portal/domain/plan'
import { NEVER } from '@portal/domain/shared'
import type { BusinessRow } from './businesses.table.ts'
import type { PlanPeriodsTable } from './plan-periods.table.ts'
import { insertPublications } from './publications.repository.ts'
import type { BusinessPublication } from './publications.table.ts'
import { createBusinessNotFoundProblem } from './profile/profile.service.ts'

/** SQLite takes at most 32,766 parameters in a statement. */
const ROWS_PER_STATEMENT = 400

export interface StoredBusiness {
  readonly id: number
  readonly slug: string
}

/** Stores businesses with all derived data; returns their ids and slugs in the same order. */
export async function insertBusinesses(
  trx: Transaction<Database>,
  records: readonly BusinessRecord[],
): Promise<StoredBusiness[]> {
  const stored: StoredBusiness[] = []
  for (let start = 0; start < records.length; start += ROWS_PER_STATEMENT) {
    stored.push(...(await insertBatch(trx, records.slice(start, start + ROWS_PER_STATEMENT))))
  }
  return stored
}

async function insertBatch(
  trx: Transaction<Database>,
  records: readonly BusinessRecord[],
): Promise<StoredBusiness[]> {
  const slugs = chooseSlugs(records, await findTakenSlugs(trx, records.map(getPreferredSlug)))
  const first = await reserveIds(trx, 'businesses', records.length)
  const rows = records.map((record, position) => toRow(record, first + position, slugs[position] ?? ''))
  await insertRows(trx, rows)
  await insertPeriods(trx, rows.flatMap(getStoredPeriod))
  await insertPublications(trx, rows.flatMap(getPublication))
  await updateSearchIndex(trx, { after: rows.flatMap(getSearchTexts) })
  return rows.map(({ id, slug }) => ({ id, slug }))
}

/** A business that is stored as approved, as by an import, was first published when it was created. */
const getPublication = ({
  id,
  status,
  created_at,
}: Pick<BusinessRow, 'id' | 'status' | 'created_at'>): BusinessPublication[] =>
  status === 'approved' ? [{ business_id: id, published_at: created_at }] : []

type PlanRow = Pick<BusinessRow, 'id' | 'tier' | 'created_at' | 'plan_expires_at'>

/** The paid time of a business that is stored on a paid plan, as by an import: its last year, or all time. */
const getStoredPeriod = ({
  id,
  tier,
  created_at,
  plan_expires_at,
}: PlanRow): Insertable<PlanPeriodsTable>[] =>
  isPaidTier(tier)
    ? [
        {
          business_id: id,
          tier,
          starts_at: plan_expires_at === null ? created_at : plan_expires_at - PAID_YEAR,
          ends_at: plan_expires_at ?? NEVER,
          cause: 'before',
          paid_cents: 0,
          created_at,
        },
      ]
    : []

/** A business of somebody's that is not deleted; throws if there is none. */
export async function requireOwned(db: Kysely<Database>, id: number, userId: number): Promise<BusinessRow> {
  const row = await findBusiness(db, id)
  if (!row || row.owner_id !== userId || row.removed_at !== null) throw createBusinessNotFoundProblem()
  return row
}
