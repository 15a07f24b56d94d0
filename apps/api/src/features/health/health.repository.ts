import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'

/** Proves that the disk takes a write. */
export async function writeReadiness(db: Kysely<Database>, now: number): Promise<void> {
  await db.updateTable('readiness').set({ checked_at: now }).where('id', '=', 1).execute()
}
