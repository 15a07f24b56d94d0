import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { photoUrl } from '@portal/domain/business'
import type { AppContext } from '#context.ts'
import type { BusinessRecord } from '#features/businesses/businesses.record.ts'
import { copyPhotos, deleteUnusedPhotos, storePhotos, type StoredPhoto } from '#media/photos.service.ts'
import type { PhotoRow } from '#media/photos.table.ts'
import type { DemoGallery } from './businesses/pictures.ts'
import { DEMO_FOLDER } from './data/demo-data.ts'

/** Where the files of photos are stored. */
export type PictureStore = Pick<AppContext, 'store' | 'media' | 'disk' | 'randomBytes' | 'log'>

/** What a business stores of its pictures: columns of its own row, and the rows of its photos. */
export interface StoredGallery {
  readonly record: Pick<BusinessRecord, 'images' | 'photos' | 'logoUrl'>
  readonly rows: readonly Omit<PhotoRow, 'business_id' | 'created_at' | 'unused_since'>[]
}

const PICTURES_FOLDER = join(DEMO_FOLDER, 'pictures')
/** The first start waits for all of them: at twice the speed they take a twentieth more space. */
const EFFORT = 2
/** How many pictures are handed over at a time: more would be refused as too many at once. */
const BATCH = 16

/**
 * Stores the pictures of galleries, each in the sizes of any photo. A picture is worked on once, however many businesses
 * have it: each of them gets copies of its files under a name of its own.
 */
export async function storeGalleries(
  context: PictureStore,
  galleries: readonly DemoGallery[],
): Promise<StoredGallery[]> {
  const files = galleries.flatMap((gallery) => filesOf(gallery))
  const stored = await storeEach(context, [...new Set(files)])
  const copies = await copyPhotos(
    context,
    files.map((file) => storedOf(stored, file)),
  )
  await deleteUnusedPhotos(context, [...stored.values()])
  let taken = 0
  return galleries.map((gallery) => {
    const count = filesOf(gallery).length
    taken += count
    return toStoredGallery(gallery, copies.slice(taken - count, taken))
  })
}

/** The logo comes last. */
const filesOf = ({ pictures, logo }: DemoGallery): string[] => [
  ...pictures.map(({ file }) => file),
  ...(logo === null ? [] : [`logos/${logo}`]),
]

async function storeEach(
  context: PictureStore,
  files: readonly string[],
): Promise<ReadonlyMap<string, StoredPhoto>> {
  const stored = new Map<string, StoredPhoto>()
  for (let start = 0; start < files.length; start += BATCH) {
    const batch = files.slice(start, start + BATCH)
    const sent = await Promise.all(batch.map(readPicture))
    const photos = await storePhotos(context, sent, { account: null, effort: EFFORT })
    for (const [index, file] of batch.entries()) {
      const photo = photos.find(({ sha256 }) => sha256 === sent[index]?.sha256)
      if (photo) stored.set(file, photo)
    }
  }
  return stored
}

async function readPicture(file: string, position: number) {
  const bytes = await readFile(join(PICTURES_FOLDER, `${file}.webp`))
  return { position, bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
}

function storedOf(stored: ReadonlyMap<string, StoredPhoto>, file: string): StoredPhoto {
  const photo = stored.get(file)
  if (!photo) throw new Error(`The picture ${file} was not stored`)
  return photo
}

function toStoredGallery({ pictures, logo }: DemoGallery, photos: readonly StoredPhoto[]): StoredGallery {
  const shown = photos.slice(0, pictures.length)
  const logoPhoto = logo === null ? undefined : photos.at(-1)
  return {
    record: {
      images: shown.map(({ name }) => photoUrl(name)),
      photos: shown.map(({ width, height, color }, index) => ({
        width,
        height,
        color,
        caption: pictures[index]?.caption ?? '',
        isIllustration: true,
      })),
      logoUrl: logoPhoto ? photoUrl(logoPhoto.name, 400) : null,
    },
    rows: photos.map(({ sha256, ...photo }, position) => ({
      ...photo,
      position,
      sha256: Buffer.from(sha256, 'hex'),
    })),
  }
}
