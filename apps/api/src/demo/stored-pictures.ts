import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getPhotoUrl } from '@portal/domain/business'
import type { AppContext } from '#context.ts'
import type { BusinessRecord } from '#features/businesses/businesses.record.ts'
import { getLargestFileName, NAME_BYTES } from '#media/photos.service.ts'
import type { PhotoRow } from '#media/photos.table.ts'
import { measurePicture } from '#media/resize.ts'
import type { DemoGallery } from './businesses/pictures.ts'
import { DEMO_FOLDER } from './data/demo-data.ts'

/** The dependencies of storing photos. */
export type PictureStore = Pick<AppContext, 'store' | 'media' | 'disk' | 'randomBytes' | 'log'>

/** The stored pictures of a business: columns of its own row, and the rows of its photos. */
export interface StoredGallery {
  readonly record: Pick<BusinessRecord, 'images' | 'photos' | 'logoUrl'>
  readonly rows: readonly Omit<PhotoRow, 'business_id' | 'created_at' | 'unused_since'>[]
}

const PICTURES_FOLDER = join(DEMO_FOLDER, 'pictures')

/** A picture with its stored largest file. */
interface StoredPicture extends Awaited<ReturnType<typeof measurePicture>> {
  readonly name: string
  readonly sha256: Buffer
}

/**
 * Stores the pictures of galleries unchanged, each as the largest file of a photo; other sizes are created on demand. Each
 * business gets its own name for a picture that several have.
 */
export async function storeGalleries(
  context: PictureStore,
  galleries: readonly DemoGallery[],
): Promise<StoredGallery[]> {
  const files = galleries.flatMap((gallery) => listFiles(gallery))
  const stored = await storeEach(context, [...new Set(files)])
  const named = files.map((file) => ({ ...getStored(stored, file), name: createName(context) }))
  await context.media.copy(
    files.map((file, index) => ({
      from: getLargestFileName(getStored(stored, file).name),
      to: getLargestFileName(named[index]?.name ?? ''),
    })),
  )
  await context.media.remove([...stored.values()].map(({ name }) => getLargestFileName(name)))
  let taken = 0
  return galleries.map((gallery) => {
    const count = listFiles(gallery).length
    taken += count
    return toStoredGallery(gallery, named.slice(taken - count, taken))
  })
}

/** The logo comes last. */
const listFiles = ({ pictures, logo }: DemoGallery): string[] => [
  ...pictures.map(({ file }) => file),
  ...(logo === null ? [] : [`logos/${logo}`]),
]

const createName = ({ randomBytes }: PictureStore): string => randomBytes(NAME_BYTES).toString('base64url')

async function storeEach(
  context: PictureStore,
  files: readonly string[],
): Promise<ReadonlyMap<string, StoredPicture>> {
  const pictures = await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(join(PICTURES_FOLDER, `${file}.webp`))
      const sha256 = createHash('sha256').update(bytes).digest()
      return { file, bytes, stored: { ...(await measurePicture(bytes)), sha256, name: createName(context) } }
    }),
  )
  await context.media.put(
    pictures.map(({ stored, bytes }) => ({ name: getLargestFileName(stored.name), bytes })),
  )
  return new Map(pictures.map(({ file, stored }) => [file, stored]))
}

function getStored(stored: ReadonlyMap<string, StoredPicture>, file: string): StoredPicture {
  const picture = stored.get(file)
  if (!picture) throw new Error(`The picture ${file} was not stored`)
  return picture
}

function toStoredGallery({ pictures, logo }: DemoGallery, photos: readonly StoredPicture[]): StoredGallery {
  const shown = photos.slice(0, pictures.length)
  const logoPhoto = logo === null ? undefined : photos.at(-1)
  return {
    record: {
      images: shown.map(({ name }) => getPhotoUrl(name)),
      photos: shown.map(({ width, height, color }, index) => ({
        width,
        height,
        color,
        caption: pictures[index]?.caption ?? '',
        ...(!pictures[index]?.isCentred && { focus: 'lower' }),
        isIllustration: true,
      })),
      logoUrl: logoPhoto ? getPhotoUrl(logoPhoto.name, 400) : null,
    },
    rows: photos.map((photo, position) => ({ ...photo, position, bytes: null })),
  }
}
