import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type {
  CopiedDatabase,
  CopyOptions,
  DatabaseFacts,
  Refusal,
  RestoredDatabase,
} from './copied-database.ts'
import type { SchemaError } from '../schema-error.ts'
import { findOtherVersion } from '../schema.ts'
import type { Place } from './open.ts'
import { copySqlite, openCopiedSqlite } from './sqlite/backup.ts'
import { databaseFile } from './sqlite/open.ts'
import { SQLITE_SCHEMA } from './sqlite/schema.ts'

/** Copies the database into a file while others write to it, and checks the copy. */
export async function copyDatabase(
  { dataDir, databaseUrl }: Place,
  file: string,
  options: CopyOptions,
): Promise<CopiedDatabase> {
  if (databaseUrl === null) return copySqlite(dataDir, file, options)
  const { dumpPostgres } = await import('./postgres/backup.ts')
  return dumpPostgres(databaseUrl, file, options)
}

/** Prepares the place of a restore; returns a refusal for a database that is in use. */
export async function openRestoredDatabase({
  dataDir,
  databaseUrl,
}: Place): Promise<RestoredDatabase | Refusal> {
  if (databaseUrl !== null) {
    const { openRestoredPostgres } = await import('./postgres/backup.ts')
    return openRestoredPostgres(databaseUrl)
  }
  // The folder is prepared, finished and cleared as a whole by the caller.
  return {
    async write(content, signal) {
      const target = createWriteStream(databaseFile(dataDir), { flags: 'wx', mode: 0o600, flush: true })
      await pipeline(content, target, signal ? { signal } : {})
    },
    open: async () => openCopiedSqlite(dataDir),
    finish: async () => {},
    clear: async () => {},
    release: async () => {},
  }
}

/** Returns the error for a copy of a version that this program can't use; null if it can. */
export async function findVersionError({
  engine,
  migrations,
}: Pick<DatabaseFacts, 'engine' | 'migrations'>): Promise<SchemaError | null> {
  if (engine === 'sqlite') return findOtherVersion(SQLITE_SCHEMA, migrations)
  const { POSTGRES_SCHEMA } = await import('./postgres/schema.ts')
  return findOtherVersion(POSTGRES_SCHEMA, migrations)
}
