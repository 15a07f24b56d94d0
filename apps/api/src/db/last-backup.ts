import type { Kysely } from 'kysely'
import type { Database } from './database.ts'
import type { LastBackupTable } from './last-backup.table.ts'

export type LastBackup = Omit<LastBackupTable, 'id'>

/** Reads the last backup of the database; null for none. */
export async function readLastBackup(db: Kysely<Database>): Promise<LastBackup | null> {
  const row = await db.selectFrom('last_backup').select(['at', 'file', 'bytes']).executeTakeFirst()
  return row ?? null
}

/** Records a complete backup. Of several that end together, the one with the latest state is kept. */
export async function recordLastBackup(db: Kysely<Database>, backup: LastBackup): Promise<void> {
  await db
    .insertInto('last_backup')
    .values({ id: 1, ...backup })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(backup).where('last_backup.at', '<=', backup.at),
    )
    .execute()
}
