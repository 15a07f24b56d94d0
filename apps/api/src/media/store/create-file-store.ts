import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from '#config/config.ts'
import type { FileStore } from './file-store.ts'
import { createFolderStore } from './folder-store.ts'

/**
 * Creates the store of photo files: the bucket of MEDIA_URL, or `media/` in the data folder. The S3 client is loaded on
 * demand.
 */
export async function createFileStore({
  dataDir,
  objectStore,
}: Pick<Config, 'dataDir' | 'objectStore'>): Promise<FileStore> {
  if (!objectStore) return createFolderStore(join(dataDir, 'media'))
  const { createS3Store } = await import('./s3-store.ts')
  return createS3Store(objectStore)
}

/** Logs why files can't be reached, such as a wrong key or bucket. Pages work without them, so this is not fatal. */
export async function warnIfUnavailable(media: FileStore, log: Logger): Promise<void> {
  try {
    for await (const _ of media.files()) return
  } catch (err) {
    log.warn({ err, place: media.place }, 'photos can’t be reached')
  }
}
