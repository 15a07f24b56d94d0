import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'

/** More than the free pages that the database usually has in its own file. */
const PROBE_CHARACTERS = 256 * 1024

/** Checks that the database can grow: an update in place succeeds on a full disk too. */
export async function probeGrowth(db: Kysely<Database>): Promise<void> {
  const probe = (text: string | null) =>
    db.updateTable('readiness').set({ probe: text }).where('id', '=', 1).execute()
  await probe('0'.repeat(PROBE_CHARACTERS))
  await probe(null)
}

/** Checks that the disk accepts writes. */
export async function writeReadiness(db: Kysely<Database>, now: number): Promise<void> {
  await db.updateTable('readiness').set({ checked_at: now }).where('id', '=', 1).execute()
}
