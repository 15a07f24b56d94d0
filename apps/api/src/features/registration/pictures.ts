import { parsePhotoUrl, getPhotoUrl } from '@portal/domain/business'
import type { Kysely } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { createInvalidPhotoProblem } from '#media/photo-errors.ts'
import { findPhotos } from '#media/photos.repository.ts'
import { storePhotos, type StoredPhoto } from '#media/photos.service.ts'
import type { PhotoRow } from '#media/photos.table.ts'
import type { SentImage, SentPhoto } from '#media/decode-sent-images.ts'
import { requireQuotaLeft } from '#media/storage-quota.service.ts'
import { parseJson } from '#shared/json.ts'
import type { BusinessRow, PhotoMeasures } from '#features/businesses/businesses.table.ts'

type Photo = Omit<PhotoRow, 'business_id' | 'position' | 'unused_since'>

/** A picture of a business: a stored photo, or a URL elsewhere. */
export interface Picture {
  readonly url: string
  readonly photo: Photo | null
  /** Its measures in the business row. */
  readonly measures?: PhotoMeasures | null
}

/** The pictures of a business, the cover first, as its row and its photos' rows store them. */
export interface Pictures {
  readonly images: readonly string[]
  readonly photos: readonly (PhotoMeasures | null)[]
  readonly rows: readonly Omit<PhotoRow, 'business_id' | 'unused_since'>[]
}

/** The pictures of a business. */
export async function findPictures(db: Kysely<Database>, row: BusinessRow): Promise<Picture[]> {
  const stored = await findPhotos(db, row.id)
  const byName = new Map(stored.map((photo) => [photo.name, photo]))
  const measures = parseJson(row.photos)
  return parseJson(row.images).map((url, position) => ({
    url,
    photo: byName.get(parsePhotoUrl(url)?.name ?? '') ?? null,
    measures: measures[position] ?? null,
  }))
}

/** Stores the sent photos that the business doesn't have yet; returns them, and all pictures in their order. */
export async function storePictures(
  context: AppContext,
  userId: number,
  sent: readonly SentImage[],
  before: readonly Picture[],
): Promise<{ pictures: Pictures; stored: readonly StoredPhoto[] }> {
  const known = sent.map((image) => findKnownPicture(image, before))
  const isNew = (image: SentImage): image is SentPhoto => 'bytes' in image && known[image.position] === null
  const added = sent.filter(isNew)
  if (added.length > 0) await requireQuotaLeft(context.store.read, userId, sumBytes(before))
  const stored = await storePhotos(context, added, { account: userId })
  const created = new Map(stored.map((photo) => [photo.sha256, toPicture(photo, context.now())]))
  const chosen = sent.map(
    (image, position) => known[position] ?? ('bytes' in image && created.get(image.sha256)),
  )
  return {
    pictures: toPictures(chosen.filter((picture) => picture !== false && picture !== undefined)),
    stored,
  }
}

const sumBytes = (pictures: readonly Picture[]): number =>
  pictures.reduce((sum, { photo }) => sum + (photo?.bytes ?? 0), 0)

/** The stored picture of a sent image; null for a new photo. Rejects URLs that are not the business's own. */
function findKnownPicture(image: SentImage, before: readonly Picture[]): Picture | null {
  if ('bytes' in image) {
    return before.find(({ photo }) => photo?.sha256.toString('hex') === image.sha256) ?? null
  }
  const name = parsePhotoUrl(image.url)?.name
  const own = before.find(({ url, photo }) => (name === undefined ? url === image.url : photo?.name === name))
  if (!own) throw createInvalidPhotoProblem(image.position, 'elsewhere')
  return own
}

const toPicture = ({ sha256, ...photo }: StoredPhoto, now: number): Picture => ({
  url: getPhotoUrl(photo.name),
  photo: { ...photo, sha256: Buffer.from(sha256, 'hex'), created_at: now },
})

/** A picture that was sent twice is stored once. */
function toPictures(chosen: readonly Picture[]): Pictures {
  const distinct = [...new Map(chosen.map((picture) => [picture.url, picture])).values()]
  return {
    images: distinct.map(({ url }) => url),
    photos: distinct.map(({ photo, measures }) => measures ?? (photo && toMeasures(photo))),
    rows: distinct.flatMap(({ photo }, position) => (photo ? [{ ...photo, position }] : [])),
  }
}

const toMeasures = ({ width, height, color }: PhotoMeasures): PhotoMeasures => ({ width, height, color })
