import { constants } from 'node:fs'
import { copyFile, link, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder, writeDurably } from '#storage/durable-files.ts'
import { PART_SUFFIX, type FileStore, type StoredFile } from './file-store.ts'

/** Creates a store in a folder, which is created with the first file. */
export function createFolderStore(folder: string): FileStore {
  const toPath = (name: string) => join(folder, name)
  const remove = async (names: readonly string[]) => {
    const tried = await Promise.allSettled(names.map((name) => rm(toPath(name), { force: true })))
    // All are tried, so that one failure doesn't keep the others.
    const failed = tried.find((one) => one.status === 'rejected')
    if (failed) throw failed.reason
  }
  const statFile = async (name: string): Promise<StoredFile | null> => {
    const found = await stat(toPath(name)).catch(nullIfMissing)
    return found && { name, size: found.size, writtenAt: found.mtimeMs }
  }
  return {
    place: folder,
    isOnDisk: true,
    remove,
    stat: statFile,
    async put(files) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      try {
        for (const { name, bytes } of files) {
          await writeDurably(toPath(name + PART_SUFFIX), bytes)
          await rename(toPath(name + PART_SUFFIX), toPath(name))
        }
        await syncFolder(folder)
      } catch (error) {
        // Files that can't be removed now are orphans, which the sweep deletes.
        await remove(files.flatMap(({ name }) => [name, name + PART_SUFFIX])).catch(() => undefined)
        throw error
      }
    },
    async copy(copies) {
      for (const { from, to } of copies) await linkOrCopy(toPath(from), toPath(to))
      if (copies.length > 0) await syncFolder(folder)
    },
    async read(name, range) {
      const file = await open(toPath(name)).catch(nullIfMissing)
      if (!file) return null
      try {
        const { size, mtimeMs } = await file.stat()
        return { name, size, writtenAt: mtimeMs, stream: file.createReadStream({ ...range }) }
      } catch (error) {
        await file.close()
        throw error
      }
    },
    async *files(beginning = '') {
      const entries = await opendir(folder).catch(nullIfMissing)
      if (!entries) return
      for await (const entry of entries) {
        const isWanted = entry.isFile() && entry.name.startsWith(beginning)
        const file = isWanted ? await statFile(entry.name) : null
        // A file that was removed meanwhile is missing.
        if (file) yield file
      }
    },
  }
}

/** A hard link takes no space; a file system without them gets a copy. */
const linkOrCopy = (from: string, to: string): Promise<void> =>
  link(from, to).catch(() => copyFile(from, to, constants.COPYFILE_EXCL))

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
