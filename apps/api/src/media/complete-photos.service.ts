import type { AppContext } from '#context.ts'
import { findIncompletePhotos, setPhotoBytes } from './photos.repository.ts'
import { listPhotoFiles } from './photos.service.ts'
import type { FileStore } from './store/file-store.ts'

const BATCH = 200

type CompleteContext = Pick<AppContext, 'store' | 'media'>

/**
 * Creates the missing sizes of photos, and records the size of their files. A picture of several photos is processed once.
 * The signal ends it between two pictures. Rejects if a size can't be stored: such photos stay incomplete.
 */
export async function completePhotos({ store, media }: CompleteContext, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const photos = await findIncompletePhotos(store.read, BATCH)
    if (photos.length === 0) return
    const present = await measureFiles(media)
    const made = new Map<string, readonly string[]>()
    const pictures = Map.groupBy(photos, ({ sha256 }) => sha256.toString('hex'))
    for (const same of pictures.values()) {
      if (signal?.aborted) break
      const [first, ...others] = same.map(({ name }) => name)
      if (first === undefined) continue
      made.set(first, await makeMissing(media, first))
      for (const other of others) {
        await copyMissing(media, { from: first, to: other, present })
        made.set(other, await makeMissing(media, other))
      }
    }
    await recordBytes(store, made, await measureFiles(media))
    if (signal?.aborted) return
  }
}

/** Creates the missing files of a photo one by one, so that visitors' requests for sizes get their turn. */
async function makeMissing(media: FileStore, name: string): Promise<readonly string[]> {
  const files: string[] = []
  // The store creates a missing size.
  for (const file of listPhotoFiles(name)) if (await media.stat(file)) files.push(file)
  return files
}

/** Reads the names and sizes of all stored files. */
async function measureFiles(media: FileStore): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, number>()
  for await (const { name, size } of media.files()) sizes.set(name, size)
  return sizes
}

async function recordBytes(
  store: CompleteContext['store'],
  made: ReadonlyMap<string, readonly string[]>,
  sizes: ReadonlyMap<string, number>,
): Promise<void> {
  const stored = [...made].filter(([, files]) => files.every((file) => sizes.has(file)))
  await store.write.transaction().execute(async (trx) => {
    for (const [name, files] of stored) {
      const bytes = files.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0)
      await setPhotoBytes(trx, { name, bytes })
    }
  })
  const missing = made.size - stored.length
  if (missing > 0) throw new Error(`Sizes of ${missing} photos can’t be stored`)
}

interface Copying {
  readonly from: string
  readonly to: string
  /** The files that need no copy. */
  readonly present: ReadonlyMap<string, number>
}

async function copyMissing(media: FileStore, { from, to, present }: Copying): Promise<void> {
  const sources = listPhotoFiles(from)
  const copies = listPhotoFiles(to).flatMap((file, index) => {
    const source = sources[index]
    return source === undefined || present.has(file) ? [] : [{ from: source, to: file }]
  })
  // A file that was created meanwhile makes the copy fail. Missing files are then created like any other.
  await media.copy(copies).catch(() => undefined)
}
