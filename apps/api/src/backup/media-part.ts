import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from '#media/file-store.ts'
import { ENTRIES } from './manifest.ts'
import type { NewEntry } from './write-archive.ts'

type Media = Pick<FileStore, 'folder' | 'sizeOf' | 'put'>

/** The total size in bytes of files that are there. */
export async function sumSizes(media: Media, names: AsyncIterable<string>): Promise<number> {
  let sum = 0
  for await (const name of names) sum += (await media.sizeOf(name)) ?? 0
  return sum
}

/** The entries of the files that are there; `missed` hears of the others. */
export async function* mediaEntries(
  media: Media,
  names: AsyncIterable<string>,
  missed: (name: string) => void,
): AsyncGenerator<NewEntry> {
  for await (const name of names) {
    const bytes = await readFile(join(media.folder, name)).catch(nullIfMissing)
    if (bytes === null) missed(name)
    else yield { name: ENTRIES.media + name, size: bytes.length, content: [bytes] }
  }
}

/** Bytes that are gathered before they are stored: flushing files together takes less time than one by one. */
const AT_ONCE = 16_000_000

/** Stores files in batches. */
export function openMediaWriter(media: Media) {
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

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
