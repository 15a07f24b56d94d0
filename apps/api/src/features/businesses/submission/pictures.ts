import { parsePhotoAddress, photoAddress } from '@portal/domain/business'
import type { Kysely } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import {
  keepPhotos,
  photoProblem,
  refuseWhereFull,
  photosOf,
  type KeptPhoto,
  type SentImage,
  type SentPhoto,
} from '#media/photos.service.ts'
import type { PhotoRow } from '#media/photos.table.ts'
import { parseJson } from '#shared/json.ts'
import type { BusinessRow, PhotoMeasures } from '../businesses.table.ts'

type Photo = Omit<PhotoRow, 'business_id' | 'position'>

/** A picture of a listing: a photo that is stored here, or an address elsewhere. */
export interface Picture {
  readonly address: string
  readonly photo: Photo | null
}

/** The pictures of a listing, the cover first, as its row and its photos' rows hold them. */
export interface Pictures {
  readonly images: readonly string[]
  readonly photos: readonly (PhotoMeasures | null)[]
  readonly rows: readonly Omit<PhotoRow, 'business_id'>[]
}

/** What a listing has before: nothing, where it is new. */
export async function picturesBefore(db: Kysely<Database>, row: BusinessRow): Promise<Picture[]> {
  const stored = await photosOf(db, row.id)
  const byName = new Map(stored.map((photo) => [photo.name, photo]))
  return parseJson(row.images).map((address) => ({
    address,
    photo: byName.get(parsePhotoAddress(address)?.name ?? '') ?? null,
  }))
}

/** Stores the photos among what was sent that the listing has not got; answers them, and all pictures in their order. */
export async function keepPictures(
  context: AppContext,
  userId: number,
  sent: readonly SentImage[],
  before: readonly Picture[],
): Promise<{ pictures: Pictures; kept: readonly KeptPhoto[] }> {
  const known = sent.map((image) => knownPicture(image, before))
  const isNew = (image: SentImage): image is SentPhoto => 'bytes' in image && known[image.position] === null
  const added = sent.filter(isNew)
  if (added.length > 0) await refuseWhereFull(context.store.read, userId, bytesOf(before))
  const kept = await keepPhotos(context, added)
  const created = new Map(kept.map((photo) => [photo.sha256, pictureOf(photo, context.now())]))
  const wanted = sent.map(
    (image, position) => known[position] ?? ('bytes' in image && created.get(image.sha256)),
  )
  return {
    pictures: picturesOf(wanted.filter((picture) => picture !== false && picture !== undefined)),
    kept,
  }
}

const bytesOf = (pictures: readonly Picture[]): number =>
  pictures.reduce((sum, { photo }) => sum + (photo?.bytes ?? 0), 0)

/** The picture that is there already; null for a new photo. Refuses an address that is not the listing's own. */
function knownPicture(image: SentImage, before: readonly Picture[]): Picture | null {
  if ('bytes' in image) {
    return before.find(({ photo }) => photo?.sha256.toString('hex') === image.sha256) ?? null
  }
  const name = parsePhotoAddress(image.address)?.name
  const own = before.find(({ address, photo }) =>
    name === undefined ? address === image.address : photo?.name === name,
  )
  if (!own) throw photoProblem(image.position, 'elsewhere')
  return own
}

const pictureOf = ({ sha256, ...photo }: KeptPhoto, now: number): Picture => ({
  address: photoAddress(photo.name),
  photo: { ...photo, sha256: Buffer.from(sha256, 'hex'), created_at: now },
})

/** A picture that was sent twice is shown once. */
function picturesOf(wanted: readonly Picture[]): Pictures {
  const distinct = [...new Map(wanted.map((picture) => [picture.address, picture])).values()]
  return {
    images: distinct.map(({ address }) => address),
    photos: distinct.map(({ photo }) => photo && measuresOf(photo)),
    rows: distinct.flatMap(({ photo }, position) => (photo ? [{ ...photo, position }] : [])),
  }
}

const measuresOf = ({ width, height, color }: PhotoMeasures): PhotoMeasures => ({ width, height, color })
