import { sql, type Transaction } from 'kysely'
import type { Database } from './database.ts'
import { selectByEngine } from './engine/functions.ts'

/** The first of so many ids in a row, which the transaction gives to rows that it inserts: what holds its own id is made before. */
export async function reserveIds(
  trx: Transaction<Database>,
  table: keyof Database,
  count: number,
): Promise<number> {
  const first = selectByEngine<number>((engine) => engine.nextIds(table, count))
  const { rows } = await sql<{ id: number }>`select ${first} as id`.execute(trx)
  return rows[0]?.id ?? 1
}
