import type { Kysely } from 'kysely'
import type { Database } from './database.ts'

/** Reads the number of pending decisions for every kind that has ever had one. */
export async function readWaitingByKind(db: Kysely<Database>): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom('queue_counts').select(['kind', 'waiting']).execute()
  return new Map(rows.map(({ kind, waiting }) => [kind, waiting]))
}

/** Reads the number of pending decisions for each of some kinds. */
export async function readQueueCounts<Kind extends string>(
  db: Kysely<Database>,
  kinds: readonly Kind[],
): Promise<Record<Kind, number>> {
  const rows = await db
    .selectFrom('queue_counts')
    .select(['kind', 'waiting'])
    .where('kind', 'in', kinds)
    .execute()
  const waiting = new Map(rows.map((row) => [row.kind, row.waiting]))
  return Object.fromEntries(kinds.map((kind) => [kind, waiting.get(kind) ?? 0])) as Record<Kind, number>
}
