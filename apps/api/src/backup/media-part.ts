import { buffer } from 'node:stream/consumers'
import type { FileStore } from '#media/store/file-store.ts'
import { ENTRIES } from './manifest.ts'
import type { NewEntry } from './write-archive.ts'

/** The total size in bytes of files that are there. */
export async function sumSizes(
  media: Pick<FileStore, 'stat'>,
  names: AsyncIterable<string>,
): Promise<number> {
  let sum = 0
  for await (const name of names) sum += (await media.stat(name))?.size ?? 0
  return sum
}

/** The entries of the files that are there; `missed` hears of the others. */
export async function* mediaEntries(
  media: Pick<FileStore, 'read'>,
  names: AsyncIterable<string>,
  missed: (name: string) => void,
): AsyncGenerator<NewEntry> {
  for await (const name of names) {
    const file = await media.read(name)
    if (file === null) {
      missed(name)
      continue
    }
    const bytes = await buffer(file.stream)
    yield { name: ENTRIES.media + name, size: bytes.length, content: [bytes] }
  }
}

/** Bytes that are gathered before they are stored: flushing files together takes less time than one by one. */
const AT_ONCE = 16_000_000

/** Stores files in batches. */
export function openMediaWriter(media: Pick<FileStore, 'put'>) {
  let batch: { name: string; bytes: Uint8Array }[] = []
  let size = 0
  let count = 0
  const flush = async () => {
    const files = batch
    batch = []
    size = 0
    if (files.length > 0) await media.put(files)
  }
  return {
    async add(name: string, bytes: Uint8Array): Promise<void> {
      batch.push({ name, bytes })
      size += bytes.length
      count += 1
      if (size >= AT_ONCE) await flush()
    },
    flush,
    /** How many files were added. */
    get count() {
      return count
    },
  }
}
