import { parsePhotoAddress } from '@portal/domain/business'
import { DAY } from '@portal/domain/shared'
import type { Store } from '#db/engine/open-store.ts'
import { replacePhotos } from '#media/photos.service.ts'
import { parseJson, toJson } from '#shared/json.ts'
import { changeBusiness } from '../change-business.ts'
import { rejectedWithPhotos } from './rejected-photos.repository.ts'

/** Long enough to come back to a listing that was rejected, and send it in again with its photos. */
export const REJECTED_KEPT_FOR = 180 * DAY
/** Of who never confirmed the address, and so may never have heard of it. */
export const UNCONFIRMED_KEPT_FOR = 60 * DAY
const PURGED_TOGETHER = 20

/**
 * Takes the photos off listings that were rejected long ago and never sent in again; the listings stay. The sweep
 * removes the files. Answers how many listings.
 */
export async function purgeRejectedPhotos({ write }: Store, now: number): Promise<number> {
  const longAgo = { confirmed: now - REJECTED_KEPT_FOR, unconfirmed: now - UNCONFIRMED_KEPT_FOR }
  let purged = 0
  for (let found = PURGED_TOGETHER; found === PURGED_TOGETHER; purged += found) {
    found = await write.transaction().execute(async (trx) => {
      const rows = await rejectedWithPhotos(trx, longAgo, PURGED_TOGETHER)
      for (const { id, images } of rows) {
        const elsewhere = parseJson(images).filter((address) => !parsePhotoAddress(address))
        await replacePhotos(trx, id, [])
        await changeBusiness(trx, id, {
          images: toJson(elsewhere),
          photos: toJson(elsewhere.map(() => null)),
        })
      }
      return rows.length
    })
  }
  return purged
}
