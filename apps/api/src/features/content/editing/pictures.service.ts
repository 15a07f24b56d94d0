import { getPhotoUrl } from '@portal/domain/business'
import type { ContentPicture } from '@portal/domain/contract'
import { DAY } from '@portal/domain/shared'
import type { AppContext } from '#context.ts'
import type { Reads, Store } from '#db/engine/store.ts'
import { purgeInBatches } from '#db/purge.ts'
import { decodeSentImages } from '#media/decode-sent-images.ts'
import type { FindPhotoAccess } from '#media/photo-access.ts'
import { createInvalidPhotoProblem } from '#media/photo-errors.ts'
import { deleteUnusedPhotos, storePhotos } from '#media/photos.service.ts'
import {
  deleteUnusedPictures,
  findPictureByHash,
  insertPicture,
  renewPicture,
  createPictureLookup,
  type PictureRow,
} from './pictures.repository.ts'

/** How long an unused picture is kept: a draft on somebody’s device may name it. */
const UNUSED_RETENTION = 30 * DAY

interface Upload {
  /** The administrator who sends it. */
  readonly userId: number
  readonly image: string
  /** Stores the picture unless too many unreadable ones were sent. */
  readonly withLimit: <Result>(store: () => Promise<Result>) => Promise<Result>
}

/** Stores a picture for content; returns the stored one if the same bytes are sent again. */
export async function addPicture(
  context: AppContext,
  { userId, image, withLimit }: Upload,
): Promise<ContentPicture> {
  const { store, now } = context
  const [upload] = decodeSentImages([image])
  if (!upload || !('bytes' in upload)) throw createInvalidPhotoProblem(0, 'type')
  const sha256 = Buffer.from(upload.sha256, 'hex')
  const known = await findPictureByHash(store.read, sha256)
  if (known && (await store.write.transaction().execute((trx) => renewPicture(trx, known.name, now()))))
    return toPicture(known)
  return withLimit(async () => {
    const stored = await storePhotos(context, [upload], { account: userId })
    try {
      return await store.write.transaction().execute(async (trx) => {
        const [picture] = stored
        if (!picture) throw new Error('A picture was stored without a name')
        const { name, width, height, color, bytes } = picture
        const row = { name, width, height, color, bytes, sha256, added_at: now() }
        const present = await findPictureByHash(trx, sha256)
        if (!present) await insertPicture(trx, row)
        return toPicture(present ?? row)
      })
    } finally {
      await deleteUnusedPhotos(context, stored)
    }
  })
}

const toPicture = ({ name, width, height, color }: PictureRow): ContentPicture => ({
  url: getPhotoUrl(name),
  width,
  height,
  color,
})

/** Decides who may see a picture: everybody once public content shows it, until then only administrators. */
export function createContentPictureAccess(store: Reads): FindPhotoAccess {
  const pictures = createPictureLookup(store)
  return async (name, now) => {
    if (await pictures.isShown(name, now)) return { isPublic: true, ownerId: null }
    return (await pictures.isKnown(name)) ? { isPublic: false, ownerId: null } : undefined
  }
}

/** Deletes pictures that no content has used for a month; the sweep removes their files. */
export const purgeContentPictures = (
  { write }: Pick<Store, 'write'>,
  now: number,
  signal?: AbortSignal,
): Promise<void> =>
  purgeInBatches(write, (trx, limit) => deleteUnusedPictures(trx, now - UNUSED_RETENTION, limit), signal)
