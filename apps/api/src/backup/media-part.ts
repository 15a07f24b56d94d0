import type { FileStore } from '#media/store/file-store.ts'
import { readAll } from '#media/store/read-all.ts'
import { ENTRIES } from './manifest.ts'
import { listSizes } from './media-objects.ts'
import type { NewEntry } from './write-archive.ts'

/** Sums the sizes in bytes of the existing files. */
export async function sumSizes(
  media: Pick<FileStore, 'files'>,
  names: AsyncIterable<string>,
): Promise<number> {
  const sizes = await listSizes(media)
  let sum = 0
  for await (const name of names) sum += sizes.get(name) ?? 0
  return sum
}

/** Yields an entry for each existing file, and calls `missed` for the others. */
export async function* listMediaEntries(
  media: Pick<FileStore, 'read'>,
  names: AsyncIterable<string>,
  missed: (name: string) => void,
): AsyncGenerator<NewEntry> {
  for await (const name of names) {
    const bytes = await readAll(media, name)
    if (bytes === null) missed(name)
    else yield { name: ENTRIES.media + name, size: bytes.length, content: [bytes] }
  }
}
