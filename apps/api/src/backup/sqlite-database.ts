import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { countRows, findDamage } from '#db/engine/sqlite/check.ts'
import { copyDatabase } from '#db/engine/sqlite/copy.ts'
import { databaseFile, openStore } from '#db/engine/sqlite/open.ts'
import type { Store } from '#db/engine/store.ts'
import { executedMigrations, migrate } from '#db/migrations/migrate.ts'
import { overtakeVersions } from '#db/version.ts'
import { endAllSessions } from '#features/accounts/sessions.service.ts'
import { holdRestoredMails } from '#mail/outbox/outbox.service.ts'
import { listUsedFiles } from '#media/photos.service.ts'
import { BackupError } from './backup-error.ts'
import type { DatabaseCopy, DatabaseFacts, RestoredDatabase, Settled } from './database.ts'
import { ENTRIES } from './manifest.ts'

/** Copies the database of a data folder into another folder, beside whatever writes to it, and checks the copy. */
export async function copySqlite(
  dataDir: string,
  folder: string,
  signal?: AbortSignal,
): Promise<DatabaseCopy> {
  const file = join(folder, ENTRIES.database)
  const { duration, longestStretch } = await copyDatabase(databaseFile(dataDir), file, signal)
  const facts = await checkCopy(file)
  const { size } = await stat(file)
  const store = openStore(file)
  return {
    file,
    bytes: size,
    facts,
    duration,
    longestStretch,
    mediaFiles: () => listUsedFiles(store.read),
    close: () => store.close(),
  }
}

async function checkCopy(file: string): Promise<DatabaseFacts> {
  const store = openStore(file)
  try {
    const [damage] = findDamage(store.writeSqlite)
    if (damage !== undefined)
      throw new BackupError(
        `The portal’s own database is damaged, so that no backup was made of it: ${damage}. Keep the backups that you have, and restore the last one`,
      )
    return {
      engine: 'sqlite',
      migrations: await executedMigrations(store.read),
      tables: countRows(store.readSqlite),
    }
  } finally {
    await store.close()
  }
}

/** Opens the database that was written into a data folder. */
export function openRestoredSqlite(dataDir: string): RestoredDatabase {
  const store = openStore(databaseFile(dataDir))
  return {
    findDamage: async ({ tables }) => [
      ...findDamage(store.writeSqlite),
      ...findOtherCounts(tables, countRows(store.readSqlite)),
    ],
    mediaFiles: () => listUsedFiles(store.read),
    settle: (now) => settle(store, now),
    close: () => store.close(),
  }
}

function findOtherCounts(expected: DatabaseFacts['tables'], found: DatabaseFacts['tables']): string[] {
  const tables = [...new Set([...Object.keys(expected), ...Object.keys(found)])]
  return tables
    .filter((table) => expected[table] !== found[table])
    .map(
      (table) =>
        `The table ${table} has ${found[table] ?? 'no'} rows, and the manifest says ${expected[table] ?? 'none'}`,
    )
}

/**
 * Brings a restored database to the schema of this program, and lets go of what another copy of it may have ended, sent
 * or counted since: its sessions, its waiting mails and its versions.
 */
async function settle(store: Store, now: number): Promise<Settled> {
  const migrations = await migrate(store.write)
  return store.write.transaction().execute(async (trx) => {
    const sessions = await endAllSessions(trx)
    const mails = await holdRestoredMails(trx, now)
    await overtakeVersions(trx, now)
    return { migrations, sessions, mails }
  })
}
