import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from '#config/config.ts'
import type { FileStore } from './file-store.ts'
import { createFolderStore } from './folder-store.ts'

/** The files of photos: in the bucket of MEDIA_URL, else in `media/` of the data folder. The client of S3 is loaded only where it is used. */
export async function createFileStore({
  dataDir,
  objectStore,
}: Pick<Config, 'dataDir' | 'objectStore'>): Promise<FileStore> {
  if (!objectStore) return createFolderStore(join(dataDir, 'media'))
  const { createS3Store } = await import('./s3-store.ts')
  return createS3Store(objectStore)
}

/** Logs why files can't be reached, such as a wrong key or bucket. Pages go on without them, so that it ends nothing. */
export async function warnIfAway(media: FileStore, log: Logger): Promise<void> {
  try {
    for await (const _ of media.files()) return
  } catch (err) {
    log.warn({ err, place: media.place }, 'photos can’t be reached')
  }
}
