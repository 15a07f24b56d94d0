import { statSync } from 'node:fs'
import { createDataFolder, restrictDataFolder } from '#storage/data-folder.ts'
import { databaseFile, openDataDir } from './sqlite/open.ts'
import type { Store } from './store.ts'

export interface Place {
  /** The data folder, which contains SQLite's file. */
  readonly dataDir: string
  /** The URL of a PostgreSQL database; null for SQLite. */
  readonly databaseUrl: string | null
}

interface Opening {
  /** Called with the paths of the data folder that other users of the machine may read. */
  readonly warn?: (open: readonly string[]) => void
  /** Disables the statement timeout of a server, for commands that work on whole tables. */
  readonly disablesTimeout?: boolean
}

/** Opens the database; SQLite's is created if missing. The caller migrates it. */
export async function openDatabase(
  { dataDir, databaseUrl }: Place,
  { warn = () => undefined, disablesTimeout = false }: Opening = {},
): Promise<Store> {
  if (databaseUrl === null) return openDataDir(dataDir, warn)
  createDataFolder(dataDir)
  const open = restrictDataFolder(dataDir)
  if (open.length > 0) warn(open)
  // Imported lazily, so that a portal on SQLite does not load it.
  const { createPostgresStore } = await import('./postgres/open.ts')
  return createPostgresStore(databaseUrl, disablesTimeout ? { statementTimeoutMs: 0 } : {})
}

/** Whether a database may exist; a server has to be asked. An empty file is no database. */
export function hasDatabase({ dataDir, databaseUrl }: Place): boolean {
  if (databaseUrl !== null) return true
  try {
    return (statSync(databaseFile(dataDir), { throwIfNoEntry: false })?.size ?? 0) > 0
  } catch {
    // This user can't read the folder: opening it reports why.
    return true
  }
}
