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

/** Copies the database into a file, beside whatever writes to it, and examines the copy. */
export async function copyDatabase(
  { dataDir, databaseUrl }: Place,
  file: string,
  options: CopyOptions,
): Promise<CopiedDatabase> {
  if (databaseUrl === null) return copySqlite(dataDir, file, options)
  const { dumpPostgres } = await import('./postgres/backup.ts')
  return dumpPostgres(databaseUrl, file, options)
}

/** Takes the place where a copy is restored; a database on a server that is in use is refused. */
export async function openRestoredDatabase({
  dataDir,
  databaseUrl,
}: Place): Promise<RestoredDatabase | Refusal> {
  if (databaseUrl !== null) {
    const { openRestoredPostgres } = await import('./postgres/backup.ts')
    return openRestoredPostgres(databaseUrl)
  }
  // The folder as a whole is taken, finished and cleared with all that is in it.
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

/** Of which other version a copy is, from which this program can't go on; null where it can. */
export async function findVersionOfCopy({
  engine,
  migrations,
}: Pick<DatabaseFacts, 'engine' | 'migrations'>): Promise<SchemaError | null> {
  if (engine === 'sqlite') return findOtherVersion(SQLITE_SCHEMA, migrations)
  const { POSTGRES_SCHEMA } = await import('./postgres/schema.ts')
  return findOtherVersion(POSTGRES_SCHEMA, migrations)
}
