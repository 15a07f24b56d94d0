import { constants, existsSync } from 'node:fs'
import { access, link, lstat, mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { acquireLock } from '#db/engine/lock.ts'
import { syncFolder } from '#storage/durable-files.ts'
import { CommandError } from '#shared/command-error.ts'
import { formatNames } from '#shared/format-names.ts'
import { ENTRIES } from './manifest.ts'

/** An empty file, created first and removed last, which marks the folder as made by a backup. */
const LOCK = 'lock'
/** The archive's name until it is complete. */
export const ARCHIVE = 'archive.tar'
const { sqlite, postgres } = ENTRIES.database
/** The other files of an interrupted backup, which are removed. */
const CREATED_FILES: readonly string[] = [
  ARCHIVE,
  ENTRIES.checksums,
  postgres,
  ...['', '-journal', '-wal', '-shm'].map((suffix) => sqlite + suffix),
]

/** The folder for an unfinished backup: beside its file, on the same disk. */
export interface WorkingFolder {
  readonly path: string
  /** Renames a finished file to the name of the backup, if nobody has used it meanwhile. */
  readonly publish: (finished: string) => Promise<void>
  /** Removes the folder and its content. */
  readonly remove: () => Promise<void>
}

/**
 * Creates the folder of one backup, and clears it of an interrupted one. Throws a CommandError, and changes nothing, if the
 * folder has other content.
 */
export async function createWorkingFolder(file: string): Promise<WorkingFolder> {
  requireFreeName(file)
  const path = `${file}.partial`
  await mkdir(path, { mode: 0o700 }).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw toFolderError(file, error)
    const reason = await explainForeignContent(path).catch((cause: NodeJS.ErrnoException) => {
      // It existed a moment ago, so another backup has just removed it.
      throw cause.code === 'ENOENT' ? createBusyError(file) : cause
    })
    if (reason === null) return
    throw new CommandError(`${path} is in the way: ${reason}. Move it away, or choose another name`)
  })
  const lock = acquireLock(join(path, LOCK))
  if (lock === null) throw createBusyError(file)
  const clear = async () => {
    for (const name of CREATED_FILES) await rm(join(path, name), { force: true })
  }
  await clear()
  return {
    path,
    async publish(finished) {
      // A hard link fails if the name exists; a rename would replace it.
      await link(finished, file).catch(async (error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') throw createExistsError(file)
        requireFreeName(file)
        await rename(finished, file)
      })
      await syncFolder(dirname(file))
    },
    async remove() {
      await clear()
      lock.remove()
      await rmdir(path).catch((error: NodeJS.ErrnoException) => {
        // Another backup into the same file may use the folder now, or somebody put something there.
        if (error.code !== 'ENOTEMPTY' && error.code !== 'ENOENT') throw error
      })
    },
  }
}

/** Explains why the folder can't come from a backup; null if it can. */
async function explainForeignContent(path: string): Promise<string | null> {
  if (!(await lstat(path)).isDirectory()) return 'it is no folder'
  const problem = await access(path, constants.R_OK | constants.W_OK | constants.X_OK).then(
    () => null,
    (error: NodeJS.ErrnoException) => error,
  )
  if (problem?.code === 'EACCES' || problem?.code === 'EROFS') return 'this user can’t read and write there'
  const entries = await readdir(path, { withFileTypes: true })
  const lock = await lstat(join(path, LOCK)).catch(() => null)
  const isLock = lock?.isFile() === true && lock.size === 0
  const isMade = (name: string) => isLock && (name === LOCK || CREATED_FILES.includes(name))
  const foreign = entries.filter((entry) => !(entry.isFile() && isMade(entry.name)))
  return foreign.length > 0
    ? `it has ${formatNames(foreign.map(({ name }) => name))}, which no backup made`
    : null
}

const createBusyError = (file: string) =>
  new CommandError(`Another backup is being written to ${file}. Wait for it, or choose another name`)

const createExistsError = (file: string) =>
  new CommandError(`${file} is there already. Choose another name, or move it away`)

function requireFreeName(file: string): void {
  if (existsSync(file)) throw createExistsError(file)
}

function toFolderError(file: string, error: NodeJS.ErrnoException): unknown {
  if (error.code === 'ENOENT') return new CommandError(`${file} can’t be written: its folder is not there`)
  if (error.code === 'EACCES' || error.code === 'EROFS')
    return new CommandError(`${file} can’t be written: this user can’t write to its folder`)
  return error
}
