import { existsSync } from 'node:fs'
import { readdir, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { acquireLock } from '#db/engine/lock.ts'
import { syncFolder } from '#storage/durable-files.ts'
import { createDataFolder } from '#storage/data-folder.ts'
import { getUnfinishedRestoreFile, isUnfinishedRestore } from '#storage/unfinished-restore.ts'
import { CommandError } from '#shared/command-error.ts'

/** What a restore creates in a data folder, and removes if an earlier one was interrupted. */
const CREATED_FILES = ['portal.sqlite', 'portal.sqlite-wal', 'portal.sqlite-shm', 'media'] as const

/** A data folder that nothing uses until `finish`. */
export interface RestoreTarget {
  /** Flushes what was restored, and lets servers start on the folder. */
  finish(): Promise<void>
  /** Empties the folder again, even after `finish`. */
  clear(): Promise<void>
}

/** For restores that put nothing into a folder. */
export const NO_FOLDER: RestoreTarget = { finish: async () => {}, clear: async () => {} }

/** Prepares an empty data folder, or one with an interrupted restore; throws a CommandError for any other. */
export async function createRestoreTarget(dataDir: string): Promise<RestoreTarget> {
  const marker = getUnfinishedRestoreFile(dataDir)
  const wasThere = existsSync(dataDir)
  const isRepeated = isUnfinishedRestore(dataDir)
  if (!isRepeated) createDataFolder(dataDir)
  const others = (await readdir(dataDir)).filter(
    (name) => !isRepeated || !(name === 'unfinished-restore' || CREATED_FILES.some((made) => made === name)),
  )
  if (others.length > 0)
    throw new CommandError(
      `${dataDir} is not empty: it has ${others.slice(0, 3).join(', ')}. Set DATA_DIR to a new folder, or move what is there away`,
    )
  const lock = acquireLock(marker)
  if (lock === null) throw new CommandError(`Another restore into ${dataDir} is under way`)
  await syncFolder(dataDir)
  const clear = async () => {
    for (const name of CREATED_FILES) await rm(join(dataDir, name), { recursive: true, force: true })
  }
  const release = async () => {
    lock.remove()
    await syncFolder(dataDir)
  }
  await clear()
  return {
    async finish() {
      await syncFolder(dataDir)
      await release()
    },
    async clear() {
      await clear()
      await release()
      if (!wasThere) await rmdir(dataDir)
    },
  }
}
