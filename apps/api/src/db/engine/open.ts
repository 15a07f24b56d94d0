import { statSync } from 'node:fs'
import { createDataFolder, restrictDataFolder } from '#storage/data-folder.ts'
import { databaseFile, openDataDir } from './sqlite/open.ts'
import type { Store } from './store.ts'

/** Where the database is. */
export interface Place {
  /** The data folder, which has the file of SQLite. */
  readonly dataDir: string
  /** The address of a PostgreSQL server and of its database; null: SQLite. */
  readonly databaseUrl: string | null
}

interface Opening {
  /** Hears of the paths of the data folder that other users of the machine may read. */
  readonly warn?: (open: readonly string[]) => void
  /** Whether statements on a server may take any time: for a command, which works on whole tables while nobody waits for it. */
  readonly takesAnyTime?: boolean
}

/** Opens the database; SQLite's is made where it is missing. The caller migrates it. */
export async function openDatabase(
  { dataDir, databaseUrl }: Place,
  { warn = () => undefined, takesAnyTime = false }: Opening = {},
): Promise<Store> {
  if (databaseUrl === null) return openDataDir(dataDir, warn)
  createDataFolder(dataDir)
  const open = restrictDataFolder(dataDir)
  if (open.length > 0) warn(open)
  // Loaded only where it is asked for: with SQLite nothing of it is in memory.
  const { createPostgresStore } = await import('./postgres/open.ts')
  return createPostgresStore(databaseUrl, takesAnyTime ? { statementTimeout: 0 } : {})
}

/** Whether there may be a database yet: of a server only its answer tells. An empty file is none. */
export function hasDatabase({ dataDir, databaseUrl }: Place): boolean {
  if (databaseUrl !== null) return true
  try {
    return (statSync(databaseFile(dataDir), { throwIfNoEntry: false })?.size ?? 0) > 0
  } catch {
    // This user can't look: what opens it says why.
    return true
  }
}
