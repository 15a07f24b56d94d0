import { existsSync } from 'node:fs'
import { link, mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { takeLock } from '#db/engine/lock.ts'
import { syncFolder } from '#storage/durable-files.ts'
import { CommandError } from '#shared/command-error.ts'

const LOCK = 'lock'

/** Where a backup is written until it is whole: a folder beside its file, and on the same disk. */
export interface WorkingFolder {
  readonly path: string
  /** Gives a finished file of the folder the name of the backup, which nobody may have taken meanwhile. */
  readonly publish: (finished: string) => Promise<void>
  /** Removes the folder with all that is in it. */
  readonly remove: () => Promise<void>
}

/** Opens the folder of one backup; what a backup that was cut off left there is removed. */
export async function openWorkingFolder(file: string): Promise<WorkingFolder> {
  refuseTaken(file)
  const path = `${file}.partial`
  await mkdir(path, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw refusal(file, error)
  })
  const lock = takeLock(join(path, LOCK))
  if (lock === null)
    throw new CommandError(`Another backup is being written to ${file}. Wait for it, or choose another name`)
  const clear = async () => {
    for (const name of await readdir(path)) if (name !== LOCK) await rm(join(path, name), { recursive: true })
  }
  await clear()
  return {
    path,
    async publish(finished) {
      // A second name is refused where the first is taken, which a new name would replace.
      await link(finished, file).catch(async (error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') throw taken(file)
        refuseTaken(file)
        await rename(finished, file)
      })
      await syncFolder(dirname(file))
    },
    async remove() {
      await clear()
      lock.remove()
      await rmdir(path).catch((error: NodeJS.ErrnoException) => {
        // Another backup into the same file may have begun, and has the folder now.
        if (error.code !== 'ENOTEMPTY' && error.code !== 'ENOENT') throw error
      })
    },
  }
}

const taken = (file: string) =>
  new CommandError(`${file} is there already. Choose another name, or move it away`)

function refuseTaken(file: string): void {
  if (existsSync(file)) throw taken(file)
}

function refusal(file: string, error: NodeJS.ErrnoException): unknown {
  if (error.code === 'ENOENT') return new CommandError(`${file} can’t be written: its folder is not there`)
  if (error.code === 'EACCES' || error.code === 'EROFS')
    return new CommandError(`${file} can’t be written: this user can’t write to its folder`)
  return error
}
