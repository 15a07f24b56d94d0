import type { FileStore } from '#media/store/file-store.ts'
import { readAll } from '#media/store/read-all.ts'
import { CommandError } from '#shared/command-error.ts'
import { listSizes } from './media-objects.ts'

/** Bytes per batch: flushing files together is faster than one by one. */
const BATCH_BYTES = 16_000_000

interface File {
  readonly name: string
  readonly bytes: Uint8Array
}

/** Stores the files of an archive. */
export interface RestoredMedia {
  add(name: string, bytes: Uint8Array): Promise<void>
  flush(): Promise<void>
  /** Removes the files that were stored here, and no earlier ones. */
  clear(): Promise<void>
  /** The number of added files. */
  readonly count: number
}

/**
 * Stores files in batches. A bucket may already have some of them, and serve them: those are compared and left unchanged.
 * Throws a CommandError if a file there has other content.
 */
export function createRestoredMedia(
  media: Pick<FileStore, 'put' | 'read' | 'remove' | 'files' | 'isOnDisk' | 'place'>,
): RestoredMedia {
  let present: ReadonlyMap<string, number> | undefined
  let batch: File[] = []
  let size = 0
  let count = 0
  const stored: string[] = []

  const flush = async () => {
    const files = batch
    batch = []
    size = 0
    if (files.length === 0) return
    const sizes = (present ??= await listSizes(media))
    const absent = files.filter(({ name }) => !sizes.has(name))
    for (const file of files) if (sizes.has(file.name)) await requireSame(media, file, sizes.get(file.name))
    for (const { name } of absent) stored.push(name)
    if (absent.length > 0) await media.put(absent)
  }
  return {
    async add(name, bytes) {
      batch.push({ name, bytes })
      size += bytes.length
      count += 1
      if (size >= BATCH_BYTES) await flush()
    },
    flush,
    async clear() {
      // The folder is cleared as a whole. Files that a bucket can't remove now are orphans, which its portal's sweep
      // deletes.
      if (!media.isOnDisk) await media.remove(stored).catch(() => undefined)
    },
    get count() {
      return count
    },
  }
}

async function requireSame(
  media: Pick<FileStore, 'read' | 'place'>,
  { name, bytes }: File,
  size: number | undefined,
): Promise<void> {
  const present = size === bytes.length ? await readAll(media, name) : null
  if (present?.equals(bytes)) return
  throw new CommandError(
    `${name} is another file in ${media.place} than in the backup. Set MEDIA_URL to a bucket or a prefix without photos`,
  )
}
