import { constants } from 'node:fs'
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** A file by its name, which is never used twice. */
export interface NewFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** Where the files of photos are: a folder now, an object store behind the same door one day. */
export interface FileStore {
  /** The folder that they are sent from. */
  readonly folder: string
  /** All of them are there, whole, and survive a power cut once this resolves; none is where it fails. */
  put(files: readonly NewFile[]): Promise<void>
  /** Removes files; those that are not there are removed already. */
  remove(names: readonly string[]): Promise<void>
  /** Names of all files, those that were never finished too. */
  names(): AsyncIterable<string>
  /** When a file was written, in milliseconds; null when it is not there. */
  writtenAt(name: string): Promise<number | null>
  /** How large a file is; null when it is not there. */
  bytesOf(name: string): Promise<number | null>
}

/** What a file is called until it is whole. */
const UNFINISHED = '.part'

/** The name that a file was to get; a whole file's name is its own. */
export const finishedName = (name: string): string =>
  name.endsWith(UNFINISHED) ? name.slice(0, -UNFINISHED.length) : name

/** The files of a data folder. */
export const openMedia = (dataDir: string): FileStore => openFolder(join(dataDir, 'media'))

/** Files in a folder, which is made with the first of them. */
export function openFolder(folder: string): FileStore {
  const pathOf = (name: string) => join(folder, name)
  const remove = async (names: readonly string[]) => {
    await Promise.all(names.map((name) => rm(pathOf(name), { force: true })))
  }
  return {
    folder,
    remove,
    async put(files) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      try {
        for (const { name, bytes } of files) {
          await writeWhole(pathOf(name + UNFINISHED), bytes)
          await rename(pathOf(name + UNFINISHED), pathOf(name))
        }
        await syncFolder(folder)
      } catch (error) {
        // What can't be removed now has no row, and the sweep finds it.
        await remove(files.flatMap(({ name }) => [name, name + UNFINISHED])).catch(() => undefined)
        throw error
      }
    },
    async *names() {
      const entries = await opendir(folder).catch(nullWhereMissing)
      if (!entries) return
      for await (const entry of entries) if (entry.isFile()) yield entry.name
    },
    async writtenAt(name) {
      return (await stat(pathOf(name)).catch(nullWhereMissing))?.mtimeMs ?? null
    },
    async bytesOf(name) {
      return (await stat(pathOf(name)).catch(nullWhereMissing))?.size ?? null
    },
  }
}

/** Written and flushed: a name that appears before its bytes are on disk could be a torn file after a power cut. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, constants.O_CREAT | constants.O_EXCL | constants.O_WRONLY, 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Makes the new names durable. Windows has no such call and needs none. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function nullWhereMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
