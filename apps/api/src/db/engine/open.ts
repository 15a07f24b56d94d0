import { existsSync } from 'node:fs'
import { databaseFile, openDataDir } from './sqlite/open.ts'
import type { Store } from './store.ts'

/** Where the database is. */
export interface Place {
  /** The data folder, which has the file of SQLite. */
  readonly dataDir: string
}

/**
 * Opens the database, which is made where it is missing: the caller migrates it. `warn` hears of the paths of the data
 * folder that other users of the machine may read.
 */
export const openDatabase = ({ dataDir }: Place, warn?: (open: readonly string[]) => void): Store =>
  openDataDir(dataDir, warn)

/** Whether there is a database yet. */
export const hasDatabase = ({ dataDir }: Place): boolean => existsSync(databaseFile(dataDir))
