import { sql, type Transaction } from 'kysely'
import type { Database } from './database.ts'
import { selectByEngine } from './engine/functions.ts'

/**
 * Reserves consecutive ids and returns the first. The transaction inserts rows with them; it needs them early where a row
 * contains its own id.
 */
export async function reserveIds(
  trx: Transaction<Database>,
  table: keyof Database,
  count: number,
): Promise<number> {
  const first = selectByEngine<number>((engine) => engine.nextIds(table, count))
  const { rows } = await sql<{ id: number }>`select ${first} as id`.execute(trx)
  return rows[0]?.id ?? 1
}
