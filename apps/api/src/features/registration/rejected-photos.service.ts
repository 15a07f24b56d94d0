import { parsePhotoUrl } from '@portal/domain/business'
import { DAY } from '@portal/domain/shared'
import type { Store } from '#db/engine/store.ts'
import { replacePhotos } from '#media/photos.repository.ts'
import { parseJson, toJson } from '#shared/json.ts'
import { changeBusiness } from '#features/businesses/change-business.ts'
import { findRejectedWithPhotos } from './rejected-photos.repository.ts'

/** How long a rejected business keeps its photos, so that it can be resubmitted with them. */
export const REJECTED_RETENTION = 180 * DAY
/** The same for accounts that never confirmed their address. */
export const UNCONFIRMED_RETENTION = 60 * DAY
const BATCH_SIZE = 20

/**
 * Removes the photos of businesses that were rejected long ago and never resubmitted; the sweep deletes their files.
 * Returns the number of businesses.
 */
export async function purgeRejectedPhotos(
  { write }: Store,
  now: number,
  signal?: AbortSignal,
): Promise<number> {
  const longAgo = { confirmed: now - REJECTED_RETENTION, unconfirmed: now - UNCONFIRMED_RETENTION }
  let purged = 0
  for (let found = BATCH_SIZE; found === BATCH_SIZE; purged += found) {
    if (signal?.aborted) return purged
    found = await write.transaction().execute(async (trx) => {
      const rows = await findRejectedWithPhotos(trx, longAgo, BATCH_SIZE)
      for (const { id, images, logo_url } of rows) {
        const elsewhere = parseJson(images).filter((address) => !parsePhotoUrl(address))
        await replacePhotos(trx, id, [])
        await changeBusiness(trx, id, {
          images: toJson(elsewhere),
          photos: toJson(elsewhere.map(() => null)),
          logo_url: logo_url !== null && parsePhotoUrl(logo_url) ? null : logo_url,
        })
      }
      return rows.length
    })
  }
  return purged
}
