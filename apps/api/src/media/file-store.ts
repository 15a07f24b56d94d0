import { constants } from 'node:fs'
import { copyFile, link, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** A file to store; names are never reused. */
export interface NewFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** The name of a stored file, and the one that it is to have too. */
export interface FileCopy {
  readonly from: string
  readonly to: string
}

/** The store of photo files: a folder, or anything with this interface, such as an object store. */
export interface FileStore {
  /** The folder that they are served from. */
  readonly folder: string
  /** Stores all files durably, or none where it fails. */
  put(files: readonly NewFile[]): Promise<void>
  /** Gives files that are stored another name as well; removing one name leaves the other. */
  copy(copies: readonly FileCopy[]): Promise<void>
  /** Removes files; missing ones are ignored. */
  remove(names: readonly string[]): Promise<void>
  /** The names of all files, including unfinished ones. */
  names(): AsyncIterable<string>
  /** When a file was written, in milliseconds; null for a missing one. */
  writtenAt(name: string): Promise<number | null>
  /** The size of a file in bytes; null for a missing one. */
  sizeOf(name: string): Promise<number | null>
}

/** The suffix of a file that is being written. */
const PART_SUFFIX = '.part'

/** The name that an unfinished file was to get; other names unchanged. */
export const withoutPartSuffix = (name: string): string =>
  name.endsWith(PART_SUFFIX) ? name.slice(0, -PART_SUFFIX.length) : name

/** The files of a data folder. */
export const openMedia = (dataDir: string): FileStore => openFolderStore(join(dataDir, 'media'))

/** A store in a folder, which is created with the first file. */
export function openFolderStore(folder: string): FileStore {
  const toPath = (name: string) => join(folder, name)
  const remove = async (names: readonly string[]) => {
    await Promise.all(names.map((name) => rm(toPath(name), { force: true })))
  }
  return {
    folder,
    remove,
    async put(files) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      try {
        for (const { name, bytes } of files) {
          await writeDurably(toPath(name + PART_SUFFIX), bytes)
          await rename(toPath(name + PART_SUFFIX), toPath(name))
        }
        await syncFolder(folder)
      } catch (error) {
        // What can't be removed now is an orphan, which the sweep finds.
        await remove(files.flatMap(({ name }) => [name, name + PART_SUFFIX])).catch(() => undefined)
        throw error
      }
    },
    async copy(copies) {
      for (const { from, to } of copies) await linkOrCopy(toPath(from), toPath(to))
      if (copies.length > 0) await syncFolder(folder)
    },
    async *names() {
      const entries = await opendir(folder).catch(nullIfMissing)
      if (!entries) return
      for await (const entry of entries) if (entry.isFile()) yield entry.name
    },
    async writtenAt(name) {
      return (await stat(toPath(name)).catch(nullIfMissing))?.mtimeMs ?? null
    },
    async sizeOf(name) {
      return (await stat(toPath(name)).catch(nullIfMissing))?.size ?? null
    },
  }
}

/** Writes and flushes, so that a file is not torn after a power cut. */
async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, constants.O_CREAT | constants.O_EXCL | constants.O_WRONLY, 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A second name takes no space; a file system without them gets a second file. */
const linkOrCopy = (from: string, to: string): Promise<void> =>
  link(from, to).catch(() => copyFile(from, to, constants.COPYFILE_EXCL))

/** Makes the new names durable; Windows needs no such call. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
