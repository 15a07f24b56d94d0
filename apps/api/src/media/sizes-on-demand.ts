import { Readable } from 'node:stream'
import {
  parsePhotoFile,
  PERSON_PICTURE_WIDTH,
  type PhotoFormat,
  type PhotoWidth,
} from '@portal/domain/business'
import { MINUTE } from '@portal/domain/shared'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { createSemaphore } from '#shared/semaphore.ts'
import { getLargestFileName } from './photos.service.ts'
import { resizeStored } from './resize.ts'
import type { FileStore } from './store/file-store.ts'
import { readAll } from './store/read-all.ts'

/**
 * Separate from uploads, which wait for no visitor. A page requests some twenty sizes, each of which takes a tenth of a
 * second.
 */
const resizingSemaphore = createSemaphore({
  atOnce: 2,
  queue: 200,
  busy: 'Many photos are being prepared right now. Please try again in a few seconds',
  retryAfter: 10,
})

/** How many sizes that failed are not tried again, and for how long. */
const DAMAGED_MEMORY = { max: 1_000, ttl: 5 * MINUTE }

interface Size {
  readonly name: string
  readonly width: PhotoWidth
  readonly format: PhotoFormat
}

/** Returns null for files that are not created from another: the largest size, people's pictures, and other names. */
function parseSize(file: string): Size | null {
  const photo = parsePhotoFile(file)
  if (!photo || photo.width === PERSON_PICTURE_WIDTH || file === getLargestFileName(photo.name)) return null
  return { ...photo, width: photo.width }
}

/**
 * Creates a store that creates a size of a photo from the largest on demand, and stores it. Concurrent requests for a size
 * create it once.
 */
export function createOnDemandStore(files: FileStore, log: Logger): FileStore {
  const pending = new Map<string, Promise<Buffer | null>>()
  const damaged = new LRUCache<string, true>(DAMAGED_MEMORY)

  const resize = async (file: string, size: Size): Promise<Buffer | null> => {
    const largest = await readAll(files, getLargestFileName(size.name))
    if (largest === null) return null
    return resizeStored(largest, size).catch((err: unknown) => {
      log.warn({ err, file }, 'a size of a photo can’t be made')
      damaged.set(file, true)
      return null
    })
  }

  const createSize = async (file: string, size: Size): Promise<Buffer | null> => {
    const bytes = await resizingSemaphore(() => resize(file, size))
    // If storing fails, the caller still gets the bytes, and the next request creates them again.
    if (bytes !== null)
      await files.put([{ name: file, bytes }]).catch((err: unknown) => {
        log.warn({ err, file }, 'a size of a photo was made and can’t be stored')
      })
    return bytes
  }

  const createSizeOnce = (file: string): Promise<Buffer | null> => {
    const size = parseSize(file)
    if (size === null || damaged.has(file)) return Promise.resolve(null)
    const result = pending.get(file) ?? createSize(file, size).finally(() => pending.delete(file))
    pending.set(file, result)
    return result
  }

  const describe = (name: string, { length }: Buffer) => ({ name, size: length, writtenAt: Date.now() })

  return {
    ...files,
    async stat(name) {
      const found = await files.stat(name)
      if (found) return found
      const bytes = await createSizeOnce(name)
      return bytes && describe(name, bytes)
    },
    async read(name, range) {
      const found = await files.read(name, range)
      if (found) return found
      const bytes = await createSizeOnce(name)
      if (bytes === null) return null
      const part = range ? bytes.subarray(range.start, range.end + 1) : bytes
      return { ...describe(name, bytes), stream: Readable.from([part]) }
    },
  }
}
