import { join } from 'node:path'
import type { Config } from '#config/config.ts'
import type { FileStore } from './file-store.ts'
import { openFolderStore } from './folder-store.ts'

/** The files of photos: in the bucket of MEDIA_URL, else in `media/` of the data folder. The client of S3 is loaded only where it is used. */
export async function openMedia({
  dataDir,
  objectStore,
}: Pick<Config, 'dataDir' | 'objectStore'>): Promise<FileStore> {
  if (!objectStore) return openFolderStore(join(dataDir, 'media'))
  const { openS3Store } = await import('./s3-store.ts')
  return openS3Store(objectStore)
}
