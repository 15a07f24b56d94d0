import { constants, existsSync } from 'node:fs'
import { access, link, lstat, mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { acquireLock } from '#db/engine/lock.ts'
import { syncFolder } from '#storage/durable-files.ts'
import { CommandError } from '#shared/command-error.ts'
import { formatNames } from '#shared/format-names.ts'
import { ENTRIES } from './manifest.ts'

/** An empty file. It is made first and removed last, so that it tells what a backup made from what somebody keeps. */
const LOCK = 'lock'
/** The name of the archive until it is whole. */
export const ARCHIVE = 'archive.tar'
const { sqlite, postgres } = ENTRIES.database
/** What else a backup makes in its folder, and takes away again where it was cut off before. */
const MADE: readonly string[] = [
  ARCHIVE,
  ENTRIES.checksums,
  postgres,
  ...['', '-journal', '-wal', '-shm'].map((suffix) => sqlite + suffix),
]

/** Where a backup is written until it is whole: a folder beside its file, and on the same disk. */
export interface WorkingFolder {
  readonly path: string
  /** Gives a finished file of the folder the name of the backup, which nobody may have taken meanwhile. */
  readonly publish: (finished: string) => Promise<void>
  /** Removes the folder with all that the backup made there. */
  readonly remove: () => Promise<void>
}

/**
 * Opens the folder of one backup; what a backup that was cut off left there is removed. A CommandError refuses what no
 * backup made, and leaves it alone.
 */
export async function createWorkingFolder(file: string): Promise<WorkingFolder> {
  refuseTaken(file)
  const path = `${file}.partial`
  await mkdir(path, { mode: 0o700 }).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw refusal(file, error)
    const reason = await findForeign(path).catch((cause: NodeJS.ErrnoException) => {
      // It was there a moment ago: a backup that ends has removed it.
      throw cause.code === 'ENOENT' ? busy(file) : cause
    })
    if (reason === null) return
    throw new CommandError(`${path} is in the way: ${reason}. Move it away, or choose another name`)
  })
  const lock = acquireLock(join(path, LOCK))
  if (lock === null) throw busy(file)
  const clear = async () => {
    for (const name of MADE) await rm(join(path, name), { force: true })
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
        // Another backup into the same file may have begun, and has the folder now; or somebody put something there.
        if (error.code !== 'ENOTEMPTY' && error.code !== 'ENOENT') throw error
      })
    },
  }
}

/** Why what is at the path of the folder can’t be left by a backup; null where it can. */
async function findForeign(path: string): Promise<string | null> {
  if (!(await lstat(path)).isDirectory()) return 'it is no folder'
  const problem = await access(path, constants.R_OK | constants.W_OK | constants.X_OK).then(
    () => null,
    (error: NodeJS.ErrnoException) => error,
  )
  if (problem?.code === 'EACCES' || problem?.code === 'EROFS') return 'this user can’t read and write there'
  const entries = await readdir(path, { withFileTypes: true })
  const lock = await lstat(join(path, LOCK)).catch(() => null)
  const isLock = lock?.isFile() === true && lock.size === 0
  const isMade = (name: string) => isLock && (name === LOCK || MADE.includes(name))
  const foreign = entries.filter((entry) => !(entry.isFile() && isMade(entry.name)))
  return foreign.length > 0
    ? `it has ${formatNames(foreign.map(({ name }) => name))}, which no backup made`
    : null
}

const busy = (file: string) =>
  new CommandError(`Another backup is being written to ${file}. Wait for it, or choose another name`)

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
