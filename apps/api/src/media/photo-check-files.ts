import pLimit from 'p-limit'
import { isPicture } from './resize.ts'
import { StoreError, type FileStore } from './store/file-store.ts'
import { readAll } from './store/read-all.ts'

/** Told before the first file is read, and now and then from there on. */
export type OnRead = (read: number, total: number) => void

/** Four are decoded at a time by the threads that Node.js has for it; the others come from the store meanwhile. */
const AT_ONCE = 8
const BATCH = 100

type Files = Pick<FileStore, 'read' | 'place'>

/** Reads and decodes files, several at once; returns which of them are no whole picture. Rejects where one can't be read. */
export async function findDamaged(media: Files, names: readonly string[], onRead: OnRead): Promise<string[]> {
  const damaged: string[] = []
  const failure = new AbortController()
  const readOne = async (name: string) => {
    // Where the store is away, each of the others would wait for it, too.
    if (failure.signal.aborted) return
    try {
      if (!(await isWhole(media, name))) damaged.push(name)
    } catch (error) {
      failure.abort(error)
    }
  }
  const limit = pLimit(AT_ONCE)
  onRead(0, names.length)
  for (let start = 0; start < names.length; start += BATCH) {
    const batch = names.slice(start, start + BATCH)
    await Promise.all(batch.map((name) => limit(readOne, name)))
    failure.signal.throwIfAborted()
    onRead(start + batch.length, names.length)
  }
  return damaged.toSorted()
}

/** One that was removed meanwhile is not damaged. */
async function isWhole(media: Files, name: string): Promise<boolean> {
  const bytes = await readAll(media, name).catch((cause: unknown) => {
    if (cause instanceof StoreError) throw cause
    throw new StoreError(`${media.place}: ${name} can’t be read to its end`, { cause })
  })
  return bytes === null || isPicture(bytes)
}
