import type { AppContext } from '#context.ts'
import { listPhotoFiles } from './photos.service.ts'
import { setPhotoBytes, findUnmeasuredPhotos } from './photos.repository.ts'

const BATCH = 200

/** Fills in the sizes of photos that have none stored yet. */
export async function measurePhotos({ store, media }: Pick<AppContext, 'store' | 'media'>): Promise<void> {
  for (;;) {
    const names = await findUnmeasuredPhotos(store.read, BATCH)
    if (names.length === 0) return
    const measured = await Promise.all(
      names.map(async (name) => {
        const sizes = await Promise.all(listPhotoFiles(name).map((file) => media.sizeOf(file)))
        return { name, bytes: sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0) }
      }),
    )
    await store.write.transaction().execute(async (trx) => {
      for (const photo of measured) await setPhotoBytes(trx, photo)
    })
  }
}
