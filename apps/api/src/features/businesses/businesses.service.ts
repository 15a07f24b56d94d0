import type { Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { countWords } from '#db/search/spoken-words.ts'
import type { BusinessRecord } from './businesses.record.ts'
import { findNextId, findTakenSlugs, insertRows } from './businesses.repository.ts'
import { freeSlugs, newRow, wantedSlug } from './businesses.row.ts'
import { listedTexts } from './listed-texts.ts'

/** SQLite takes at most 32,766 parameters in a statement. */
const ROWS_PER_STATEMENT = 500

export interface StoredBusiness {
  readonly id: number
  readonly slug: string
}

/** Stores businesses with all that follows from them; answers their ids and slugs in the same order. */
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
  const slugs = freeSlugs(records, await findTakenSlugs(trx, records.map(wantedSlug)))
  const first = await findNextId(trx)
  const rows = records.map((record, position) => newRow(record, first + position, slugs[position] ?? ''))
  await insertRows(trx, rows)
  await countWords(trx, { after: rows.flatMap(listedTexts) })
  return rows.map(({ id, slug }) => ({ id, slug }))
}
