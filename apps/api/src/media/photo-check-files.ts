import pLimit from 'p-limit'
import { isPicture } from './resize.ts'
import { StoreError, type FileStore } from './store/file-store.ts'
import { readAll } from './store/read-all.ts'

/** Called before the first file is read, and regularly from then on. */
export type OnRead = (read: number, total: number) => void

/** Node.js has four threads for decoding; the other files are being read from the store meanwhile. */
const CONCURRENCY = 8
const BATCH = 100

type Files = Pick<FileStore, 'read' | 'place'>

/** Reads and decodes files concurrently; returns the damaged ones. Rejects if one can't be read. */
export async function findDamaged(media: Files, names: readonly string[], onRead: OnRead): Promise<string[]> {
  const damaged: string[] = []
  const failure = new AbortController()
  const readOne = async (name: string) => {
    // If the store is unavailable, each of the others would also wait for it.
    if (failure.signal.aborted) return
    try {
      if (!(await isWhole(media, name))) damaged.push(name)
    } catch (error) {
      failure.abort(error)
    }
  }
  const limit = pLimit(CONCURRENCY)
  onRead(0, names.length)
  for (let start = 0; start < names.length; start += BATCH) {
    const batch = names.slice(start, start + BATCH)
    await Promise.all(batch.map((name) => limit(readOne, name)))
    failure.signal.throwIfAborted()
    onRead(start + batch.length, names.length)
  }
  return damaged.toSorted()
}

/** A file that was removed meanwhile is not damaged. */
async function isWhole(media: Files, name: string): Promise<boolean> {
  const bytes = await readAll(media, name).catch((cause: unknown) => {
    if (cause instanceof StoreError) throw cause
    throw new StoreError(`${media.place}: ${name} can’t be read to its end`, { cause })
  })
  return bytes === null || isPicture(bytes)
}
