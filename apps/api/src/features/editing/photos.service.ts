import { getPhotoUrl } from '@portal/domain/business'
import type { Photo } from '@portal/domain/contract'
import type { AppContext } from '#context.ts'
import { decodeSentImages, type SentPhoto } from '#media/decode-sent-images.ts'
import { createInvalidPhotoProblem } from '#media/photo-errors.ts'
import {
  deletePhotosUnusedBefore,
  findPhotos,
  insertPhoto,
  renewUnusedPhoto,
} from '#media/photos.repository.ts'
import { deleteUnusedPhotos, storePhotos, type StoredPhoto } from '#media/photos.service.ts'
import { requireQuotaLeft, requireWithinQuota } from '#media/storage-quota.service.ts'
import { purgeInBatches } from '#db/purge.ts'
import { DAY } from '@portal/domain/shared'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { Store } from '#db/engine/store.ts'
import { Problem } from '#shared/problem.ts'
import { toPhoto } from '#features/businesses/businesses.view.ts'
import type { Viewer } from '#features/businesses/profile/profile.service.ts'
import { requireEditable } from './edited-business.ts'

/** How many stored photos a listing may have, used or not. */
const MAX_PHOTOS = 60
/** How long an unused photo is kept, since an open form may still name it. */
const UNUSED_RETENTION = DAY

interface Upload {
  readonly id: number
  readonly viewer: Viewer
  readonly image: string
  /** Stores the photo unless too many unreadable ones were sent. */
  readonly withLimit: <Result>(store: () => Promise<Result>) => Promise<Result>
}

/** Stores a photo of a listing for its next edit; returns the stored one if the same bytes are sent again. */
export async function addPhoto(
  context: AppContext,
  { id, viewer, image, withLimit }: Upload,
): Promise<Photo> {
  const { store, now } = context
  const { row } = await requireEditable(store.read, id, viewer)
  const photo = decodePhoto(image)
  const known = await findKnown(store.read, id, photo)
  // The form that sends it again needs it for as long as a new one.
  if (known && (await store.write.transaction().execute((trx) => renewUnusedPhoto(trx, known.name, now()))))
    return toPhoto(getPhotoUrl(known.name), known)
  const owner = row.owner_id ?? viewer.id
  await requireQuotaLeft(store.read, owner, 0)
  // Checked before decoding, which costs a second of a core.
  await requireFewPhotos(store.read, id)
  return withLimit(async () => {
    const stored = await storePhotos(context, [photo], { account: viewer.id })
    try {
      return await store.write.transaction().execute(async (trx) => {
        await requireEditable(trx, id, viewer)
        const added = (await findKnown(trx, id, photo)) ?? (await insert(trx, id, stored, now()))
        await requireWithinQuota(trx, owner)
        return toPhoto(getPhotoUrl(added.name), added)
      })
    } finally {
      await deleteUnusedPhotos(context, stored)
    }
  })
}

function decodePhoto(image: string): SentPhoto {
  const [upload] = decodeSentImages([image])
  if (!upload || !('bytes' in upload)) throw createInvalidPhotoProblem(0, 'type')
  return upload
}

type MeasuredPhoto = Pick<StoredPhoto, 'name' | 'width' | 'height' | 'color'>

async function findKnown(
  db: Kysely<Database>,
  businessId: number,
  { sha256 }: SentPhoto,
): Promise<MeasuredPhoto | undefined> {
  const photos = await findPhotos(db, businessId)
  return photos.find((photo) => photo.sha256.toString('hex') === sha256)
}

async function requireFewPhotos(db: Kysely<Database>, businessId: number): Promise<void> {
  if ((await findPhotos(db, businessId)).length >= MAX_PHOTOS)
    throw new Problem(
      'conflict',
      `At most ${MAX_PHOTOS} photos of a listing are kept. Please try again tomorrow`,
    )
}

async function insert(
  trx: Transaction<Database>,
  businessId: number,
  [photo]: readonly StoredPhoto[],
  now: number,
): Promise<MeasuredPhoto> {
  if (!photo) throw new Error('A photo was stored without a name')
  await requireFewPhotos(trx, businessId)
  const { sha256, ...measured } = photo
  await insertPhoto(trx, {
    ...measured,
    business_id: businessId,
    sha256: Buffer.from(sha256, 'hex'),
    created_at: now,
    unused_since: now,
  })
  return measured
}

/** Deletes photos that no listing and no edit has used for a day; the sweep removes their files. */
export const purgeUnusedPhotos = (
  { write }: Pick<Store, 'write'>,
  now: number,
  signal?: AbortSignal,
): Promise<void> =>
  purgeInBatches(write, (trx, limit) => deletePhotosUnusedBefore(trx, now - UNUSED_RETENTION, limit), signal)
