import { PHOTO_WIDTHS, detectPhotoType, type PhotoFormat, type PhotoWidth } from '@portal/domain/business'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { MAX_PIXELS, createUnreadablePhotoProblem } from './photo-errors.ts'
import type { SentPhoto } from './decode-sent-images.ts'

/** One size of a photo in one format. */
interface PhotoSize {
  readonly width: PhotoWidth
  readonly format: PhotoFormat
  readonly bytes: Buffer
}

/** A photo to store: upright, in sRGB, without metadata. */
export interface ResizedPhoto {
  /** Pixels of the largest size. */
  readonly width: number
  readonly height: number
  /** Average colour, `#rrggbb`. */
  readonly color: string
  readonly sizes: readonly PhotoSize[]
}

// Only these three formats are ever decoded.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})
// Two photos are decoded at a time; more threads and a cache would only use more memory.
sharp.concurrency(1)
sharp.cache(false)

const MAX_WIDTH = PHOTO_WIDTHS[PHOTO_WIDTHS.length - 1] ?? 0
/** A taller photo is scaled down: WebP allows 16,383 pixels, and no page shows more. */
const MAX_HEIGHT = 3 * MAX_WIDTH
/** The background of transparent photos in formats without transparency. */
const BACKGROUND = '#ffffff'
/** A lossless WebP of a plain disc has 3,200, one of a single colour 25,000. */
const MAX_PIXELS_PER_BYTE = 4_000
/** So few pixels are always decoded quickly. */
const UNCHECKED_PIXELS = 4e6
/** The cost of decoding a pixel, relative to a plain photo with 8 bits per colour. */
const DEEP_COST = 4
/** An interlaced PNG is held in memory whole, and each pass processes all of it. */
const INTERLACED_COST = 4
/** These are held in memory whole as well. */
const WHOLE_COST = 1.5
/** Limits the decoding of malicious photos; a real one takes a second. */
const TIMEOUT_SECONDS = 30

interface Pixels {
  readonly data: Buffer
  readonly width: number
  readonly height: number
  readonly channels: 1 | 2 | 3 | 4
}

const openImage = (bytes: Buffer): Sharp =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'warning' }).timeout({ seconds: TIMEOUT_SECONDS })

/** The encoder of each format. */
const ENCODE: Readonly<Record<PhotoFormat, (image: Sharp) => Sharp>> = {
  webp: (image) => image.webp({ quality: 78 }),
  jpg: (image) => image.flatten({ background: BACKGROUND }).jpeg({ quality: 80, progressive: true }),
}

/** Decodes a sent photo with a checked header, and creates every size; throws a Problem if it can't be read. */
export async function resizePhoto({ bytes, position }: SentPhoto): Promise<ResizedPhoto> {
  const pixels = await decodePhoto(bytes, position)
  const { width, height } = pixels
  const sizes: PhotoSize[] = []
  let smaller = 0
  let made: Encoded | undefined
  for (const wanted of PHOTO_WIDTHS) {
    // Photos are never enlarged: sizes from its own width on are equal.
    if (!made || width > smaller) made = await encodePhoto(pixels, wanted)
    sizes.push(
      { width: wanted, format: 'webp', bytes: made.webp },
      { width: wanted, format: 'jpg', bytes: made.jpg },
    )
    smaller = wanted
  }
  return { width, height, color: await getAverageColor(sizes), sizes }
}

/**
 * Refuses decompression bombs by their header: a few bytes can announce 40 million pixels, but a real photo, logo or
 * screenshot has far fewer per byte.
 */
export async function checkHeader({ bytes, position }: SentPhoto): Promise<void> {
  const { width, height, format, depth, isProgressive } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => Promise.reject(createUnreadablePhotoProblem(position, 'damaged')))
  const pixels = width * height
  if (pixels > MAX_PIXELS) throw createUnreadablePhotoProblem(position, 'pixels')
  if (`image/${format}` !== detectPhotoType(bytes)) throw createUnreadablePhotoProblem(position, 'type')
  const isBlank = pixels > UNCHECKED_PIXELS && pixels > MAX_PIXELS_PER_BYTE * bytes.length
  if (isBlank) throw createUnreadablePhotoProblem(position, 'blank')
  if (pixels * getDecodingCost({ format, depth, isProgressive }) > MAX_PIXELS)
    throw createUnreadablePhotoProblem(position, 'coding')
}

/** Returns the cost of a pixel by how the picture is saved. */
function getDecodingCost({
  format,
  depth,
  isProgressive,
}: Pick<Metadata, 'format' | 'depth' | 'isProgressive'>) {
  const deep = depth === 'uchar' ? 1 : DEEP_COST
  if (format === 'png') return deep * (isProgressive ? INTERLACED_COST : 1)
  return deep * (format === 'webp' || isProgressive ? WHOLE_COST : 1)
}

/** Decodes a photo at its largest width, upright, without metadata, profile and trailing data. */
async function decodePhoto(bytes: Buffer, position: number): Promise<Pixels> {
  const { data, info } = await openImage(bytes)
    .autoOrient()
    .resize({ width: MAX_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => Promise.reject(createUnreadablePhotoProblem(position, 'damaged')))
  return { data, width: info.width, height: info.height, channels: info.channels }
}

type Encoded = Readonly<Record<PhotoFormat, Buffer>>

async function encodePhoto({ data, ...raw }: Pixels, width: PhotoWidth): Promise<Encoded> {
  const image = () => sharp(data, { raw }).resize({ width, withoutEnlargement: true })
  return { webp: await ENCODE.webp(image()).toBuffer(), jpg: await ENCODE.jpg(image()).toBuffer() }
}

/** Creates one size of a stored photo from the largest. */
export const resizeStored = (
  largest: Buffer,
  { width, format }: Pick<PhotoSize, 'width' | 'format'>,
): Promise<Buffer> =>
  ENCODE[format](openImage(largest).resize({ width, withoutEnlargement: true })).toBuffer()

/** Measures a picture of our own, which is stored unchanged. */
export async function measurePicture(
  bytes: Buffer,
): Promise<Pick<ResizedPhoto, 'width' | 'height' | 'color'>> {
  const { width, height } = await openImage(bytes).metadata()
  const average = await openImage(bytes)
    .flatten({ background: BACKGROUND })
    .resize({ width: 1, height: 1, fit: 'fill' })
    .raw()
    .toBuffer()
  return { width, height, color: `#${average.toString('hex')}` }
}

/** Crops a sent photo with a checked header to a centred square, as WebP. */
export const resizeToSquare = ({ bytes, position }: SentPhoto, side: number): Promise<Buffer> =>
  openImage(bytes)
    .autoOrient()
    .resize({ width: side, height: side, fit: 'cover' })
    .flatten({ background: BACKGROUND })
    .toColourspace('srgb')
    .webp({ quality: 80 })
    .toBuffer()
    .catch(() => Promise.reject(createUnreadablePhotoProblem(position, 'damaged')))

/**
 * Whether the bytes of a stored file are a complete picture, by decoding every pixel. `stats()` does so too, but takes two
 * to four times as long, and misses damage if several files are decoded at once.
 */
export const isPicture = (bytes: Buffer): Promise<boolean> =>
  openImage(bytes)
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    )

/** Calculates the average colour of the smallest size. */
async function getAverageColor(sizes: readonly PhotoSize[]): Promise<string> {
  const smallest = sizes.find(({ format }) => format === 'jpg')
  const { channels } = await sharp(smallest?.bytes).stats()
  return `#${channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0')).join('')}`
}
