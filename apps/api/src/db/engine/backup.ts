import { copySqlite, openCopiedSqlite, type CopiedDatabase, type OpenedCopy } from './sqlite/backup.ts'
import { migrations } from './sqlite/migrations/index.ts'
import type { Place } from './open.ts'

export { takeLock } from './sqlite/lock-file.ts'
export { databaseFile } from './sqlite/open.ts'
export type { CopiedDatabase, DatabaseFacts, OpenedCopy } from './sqlite/backup.ts'

/** Copies the database into a file, beside whatever writes to it, and examines the copy. */
export const copyDatabase = (
  { dataDir }: Pick<Place, 'dataDir'>,
  file: string,
  signal?: AbortSignal,
): Promise<CopiedDatabase> => copySqlite(dataDir, file, signal)

/** Opens the database that was put in a place; the caller closes its store. */
export const openCopiedDatabase = ({ dataDir }: Pick<Place, 'dataDir'>): OpenedCopy =>
  openCopiedSqlite(dataDir)

/** Those of some migrations that this program does not know, since it is older. */
export const unknownMigrations = (names: readonly string[]): string[] =>
  names.filter((name) => !(name in migrations))
