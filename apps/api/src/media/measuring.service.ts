import type { AppContext } from '#context.ts'
import { fileNamesOf } from './photos.service.ts'
import { setPhotoBytes, unmeasuredPhotos } from './photos.repository.ts'

const MEASURED_TOGETHER = 200

/** Looks up what photos take that were stored before that was noted. */
export async function measurePhotos({ store, media }: Pick<AppContext, 'store' | 'media'>): Promise<void> {
  for (;;) {
    const names = await unmeasuredPhotos(store.read, MEASURED_TOGETHER)
    if (names.length === 0) return
    const measured = await Promise.all(
      names.map(async (name) => {
        const sizes = await Promise.all(fileNamesOf(name).map((file) => media.bytesOf(file)))
        return { name, bytes: sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0) }
      }),
    )
    await store.write.transaction().execute(async (trx) => {
      for (const photo of measured) await setPhotoBytes(trx, photo)
    })
  }
}
