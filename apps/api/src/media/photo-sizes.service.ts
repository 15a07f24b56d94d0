import type { AppContext } from '#context.ts'
import { listPhotoFiles } from './photos.service.ts'
import { setPhotoBytes, findUnmeasuredPhotos } from './photos.repository.ts'

const BATCH = 200

/** Fills in the sizes of photos that have none stored yet; the signal ends it between two batches. */
export async function measurePhotos(
  { store, media }: Pick<AppContext, 'store' | 'media'>,
  signal?: AbortSignal,
): Promise<void> {
  for (;;) {
    if (signal?.aborted) return
    const names = await findUnmeasuredPhotos(store.read, BATCH)
    if (names.length === 0) return
    const measured = await Promise.all(
      names.map(async (name) => {
        const files = await Promise.all(listPhotoFiles(name).map((file) => media.stat(file)))
        return { name, bytes: files.reduce((sum, file) => sum + (file?.size ?? 0), 0) }
      }),
    )
    await store.write.transaction().execute(async (trx) => {
      for (const photo of measured) await setPhotoBytes(trx, photo)
    })
  }
}
