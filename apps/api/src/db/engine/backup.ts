import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type {
  CopiedDatabase,
  CopyOptions,
  DatabaseFacts,
  Refusal,
  RestoredDatabase,
} from './copied-database.ts'
import { stepsBeyond } from '../schema.ts'
import type { Place } from './open.ts'
import { copySqlite, openCopiedSqlite } from './sqlite/backup.ts'
import { migrations } from './sqlite/migrations/index.ts'
import { databaseFile } from './sqlite/open.ts'

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

/** Those of the migrations of a copy for which this program is too old. */
export async function newerMigrations({
  engine,
  migrations: names,
}: Pick<DatabaseFacts, 'engine' | 'migrations'>): Promise<string[]> {
  if (engine === 'sqlite') return stepsBeyond({ migrations, mayBeNewer: false }, names)
  const ofServer = (await import('./postgres/migrations/index.ts')).migrations
  return stepsBeyond({ migrations: ofServer, mayBeNewer: true }, names)
}
