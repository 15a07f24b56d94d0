import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the path of the file that marks an unfinished restore of a data folder; it is removed last. */
export const getUnfinishedRestoreFile = (dataDir: string): string => join(dataDir, 'unfinished-restore')

/** Whether a restore into a data folder is running or was interrupted, so that its content must not be used. */
export const isUnfinishedRestore = (dataDir: string): boolean => existsSync(getUnfinishedRestoreFile(dataDir))
