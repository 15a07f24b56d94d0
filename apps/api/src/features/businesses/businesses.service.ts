import type { Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { updateSearchIndex } from '#db/search/update-search-index.ts'
import { reserveIds } from '#db/reserve-ids.ts'
import type { BusinessRecord } from './businesses.record.ts'
import { findTakenSlugs, insertRows } from './businesses.repository.ts'
import { chooseSlugs, toRow, getPreferredSlug } from './businesses.row.ts'
import { getSearchTexts } from './search-texts.ts'
import { insertPeriods } from './plan-periods.repository.ts'
import { getStoredPeriod } from './stored-period.ts'

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
  await updateSearchIndex(trx, { after: rows.flatMap(getSearchTexts) })
  return rows.map(({ id, slug }) => ({ id, slug }))
}
