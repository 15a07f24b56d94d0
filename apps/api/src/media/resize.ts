import { PHOTO_WIDTHS, photoType, type PhotoFormat, type PhotoWidth } from '@portal/domain/business'
import sharp from 'sharp'
import { MOST_PIXELS, unreadablePhoto } from './photo-refusals.ts'
import type { SentPhoto } from './sent-images.ts'

/** One size of a photo in one format. */
interface PhotoSize {
  readonly width: PhotoWidth
  readonly format: PhotoFormat
  readonly bytes: Buffer
}

/** A photo as it is kept: upright, in sRGB, with nothing in its files but pixels. */
export interface ResizedPhoto {
  /** Pixels of the largest size. */
  readonly width: number
  readonly height: number
  /** Average colour, `#rrggbb`. */
  readonly color: string
  readonly sizes: readonly PhotoSize[]
}

// Whatever the bytes pretend to be, nothing but these three is ever decoded.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})
// Two photos run side by side; threads and kept results of each would only cost memory.
sharp.concurrency(1)
sharp.cache(false)

const LARGEST = PHOTO_WIDTHS[PHOTO_WIDTHS.length - 1] ?? 0
/** A strip that is taller is made smaller: WebP ends at 16,383 pixels, and no page shows more. */
const TALLEST = 3 * LARGEST
/** What shines through where a format has no transparency. */
const PAPER = '#ffffff'
/** A plain disc has 3,200 as a WebP without loss, the plainest large drawing; one colour alone has 25,000. */
const MOST_PIXELS_PER_BYTE = 4_000
/** So few are decoded in a moment, whatever is on them. */
const FREE_PIXELS = 4e6
/** A photo that is built to take for ever is given up; a real one takes a second. */
const WITHIN_SECONDS = 30

interface Pixels {
  readonly data: Buffer
  readonly width: number
  readonly height: number
  readonly channels: 1 | 2 | 3 | 4
}

/** Decodes a sent photo, whose header was checked, and makes every size of it; a Problem names the photo that can't be read. */
export async function resizePhoto({ bytes, position }: SentPhoto): Promise<ResizedPhoto> {
  const pixels = await decoded(bytes, position)
  const { width, height } = pixels
  const sizes: PhotoSize[] = []
  let smaller = 0
  let made: Encoded | undefined
  for (const wanted of PHOTO_WIDTHS) {
    // A photo is never made larger: from its own width on, the files of all widths are the same.
    if (!made || width > smaller) made = await encoded(pixels, wanted)
    sizes.push(
      { width: wanted, format: 'webp', bytes: made.webp },
      { width: wanted, format: 'jpg', bytes: made.jpg },
    )
    smaller = wanted
  }
  return { width, height, color: await averageColor(sizes), sizes }
}

/**
 * Refuses by its header alone what would take long to decode and be no photo. A few bytes can announce 40 million
 * pixels; but what has a logo or a screenshot on it has far fewer to a byte.
 */
export async function checkHeader({ bytes, position }: SentPhoto): Promise<void> {
  const { width, height, format } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => Promise.reject(unreadablePhoto(position, 'damaged')))
  const pixels = width * height
  if (pixels > MOST_PIXELS) throw unreadablePhoto(position, 'pixels')
  if (`image/${format}` !== photoType(bytes)) throw unreadablePhoto(position, 'type')
  const isBlank = pixels > FREE_PIXELS && pixels > MOST_PIXELS_PER_BYTE * bytes.length
  if (isBlank) throw unreadablePhoto(position, 'blank')
}

/** The photo at its largest width, upright. Metadata, profiles and what stands behind the picture end here. */
async function decoded(bytes: Buffer, position: number): Promise<Pixels> {
  const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'warning' })
    .timeout({ seconds: WITHIN_SECONDS })
    .autoOrient()
    .resize({ width: LARGEST, height: TALLEST, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => Promise.reject(unreadablePhoto(position, 'damaged')))
  return { data, width: info.width, height: info.height, channels: info.channels }
}

type Encoded = Readonly<Record<PhotoFormat, Buffer>>

async function encoded({ data, ...raw }: Pixels, width: PhotoWidth): Promise<Encoded> {
  const image = () => sharp(data, { raw }).resize({ width, withoutEnlargement: true })
  return {
    webp: await image().webp({ quality: 78 }).toBuffer(),
    jpg: await image().flatten({ background: PAPER }).jpeg({ quality: 80, progressive: true }).toBuffer(),
  }
}

/** Of the smallest size, on paper where the photo is transparent. */
async function averageColor(sizes: readonly PhotoSize[]): Promise<string> {
  const smallest = sizes.find(({ format }) => format === 'jpg')
  const { channels } = await sharp(smallest?.bytes).stats()
  return `#${channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0')).join('')}`
}
