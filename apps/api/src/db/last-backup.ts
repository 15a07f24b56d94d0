import type { Kysely } from 'kysely'
import type { Database } from './database.ts'
import type { LastBackupTable } from './last-backup.table.ts'

export type LastBackup = Omit<LastBackupTable, 'id'>

/** The last backup of the database, wherever it was made; null where there was none. */
export async function readLastBackup(db: Kysely<Database>): Promise<LastBackup | null> {
  const row = await db.selectFrom('last_backup').select(['at', 'file', 'bytes']).executeTakeFirst()
  return row ?? null
}

/** Notes a backup that is complete. Of several that end at once the one of the latest state stays. */
export async function recordLastBackup(db: Kysely<Database>, backup: LastBackup): Promise<void> {
  await db
    .insertInto('last_backup')
    .values({ id: 1, ...backup })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(backup).where('last_backup.at', '<=', backup.at),
    )
    .execute()
}
