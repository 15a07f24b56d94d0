import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The file that a data folder has while a backup is restored into it: the last thing to be removed. */
export const unfinishedRestoreFile = (dataDir: string): string => join(dataDir, 'unfinished-restore')

/** Whether a restore into a data folder is under way or was cut off, so that nothing may use what is in it. */
export const isUnfinishedRestore = (dataDir: string): boolean => existsSync(unfinishedRestoreFile(dataDir))
