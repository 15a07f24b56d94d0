import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'

const FULL = { width: 3200, height: 2400 } as const
/** Of a JPEG of 4.6 MB, just below the size limit of a photo. */
const LARGEST = { quality: 93 } as const

/** GPS position in the EXIF of the phone photo; no stored photo may contain it. */
const GPS = {
  GPSLatitudeRef: 'S',
  GPSLatitude: '9/1 25/1 59/1',
  GPSLongitudeRef: 'E',
  GPSLongitude: '159/1 57/1 0/1',
}

interface Size {
  readonly width: number
  readonly height: number
}

/** A harbour with sky above and water below, so that rotation can be detected. */
const scene = ({ width, height }: Size, boat: string): Buffer =>
  Buffer.from(`
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="${width}" height="${height}">
      <rect width="400" height="180" fill="#8ec9e8"/>
      <rect y="180" width="400" height="120" fill="#0b5f7a"/>
      <path d="M40 180 Q120 70 200 180 Z" fill="#2b7a4b"/>
      <path d="M240 200 h90 l-20 26 h-50 Z" fill="${boat}"/>
      <circle cx="340" cy="50" r="26" fill="#f3b23c"/>
    </svg>`)

/** A picture's pixels, drawn once for all photos made of it. */
async function toPixels(picture: Sharp): Promise<Sharp> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: info })
}

/** A camera of one size: photographs scenes with the noise of its sensor, which makes photos large. */
async function openCamera(size: Size): Promise<(boat?: string) => Promise<Sharp>> {
  const noise = { type: 'gaussian', mean: 128, sigma: 24 } as const
  const { data: input, info: raw } = await sharp({
    create: { ...size, channels: 3, background: '#808080', noise },
  })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return (boat = '#d8442a') =>
    toPixels(
      sharp(scene(size, boat))
        .composite([{ input, raw, blend: 'hard-light' }])
        .removeAlpha(),
    )
}

/** Like a rotated phone: lying on its side, with EXIF orientation and GPS position. */
const asPhonePhoto = async (picture: Sharp): Promise<Sharp> =>
  (await toPixels(picture.clone().rotate(-90)))
    .withExif({ IFD0: { Make: 'Pacific', Model: 'Phone' }, IFD3: GPS })
    .withMetadata({ orientation: 6 })

/** Two small photos, which load at once. */
export interface SmallPhotos {
  /** A PNG with transparent parts. */
  png: string
  webp: string
  remove: () => Promise<void>
}

export interface PhotoFiles extends SmallPhotos {
  /** Two photos of nearly 5 MB each; the first with EXIF orientation and GPS position. */
  large: readonly [string, string]
  /** More than 5 MB. */
  tooLarge: string
  /** A GIF. */
  wrongType: string
  /** A text file that ends in .jpg. */
  noPhoto: string
}

const SIGN = `
  <svg xmlns="http://www.w3.org/2000/svg" width="900" height="600">
    <circle cx="450" cy="300" r="250" fill="#08756f"/>
  </svg>`

type Write = (name: string, bytes: Buffer | string) => Promise<string>

/** Writes image files into a temporary folder. */
async function createFiles<Files>(make: (write: Write) => Promise<Files>) {
  const folder = await mkdtemp(join(tmpdir(), 'portal-photos-'))
  const files = await make(async (name, bytes) => {
    await writeFile(join(folder, name), bytes)
    return join(folder, name)
  })
  return { ...files, remove: () => rm(folder, { recursive: true, force: true }) }
}

async function small(write: Write): Promise<Omit<SmallPhotos, 'remove'>> {
  const photograph = await openCamera({ width: 900, height: 675 })
  const market = await photograph()
  return {
    png: await write('sign.png', await sharp(Buffer.from(SIGN)).png().toBuffer()),
    webp: await write('market.webp', await market.webp().toBuffer()),
  }
}

export const createSmallPhotos = (): Promise<SmallPhotos> => createFiles(small)

/** Photos of every kind that an owner may try, valid or not. */
export const createPhotos = (): Promise<PhotoFiles> =>
  createFiles(async (write) => {
    const photograph = await openCamera(FULL)
    const [wharf, boat] = [await photograph(), await photograph('#f3b23c')]
    const phone = await asPhonePhoto(wharf)
    return {
      ...(await small(write)),
      large: [
        await write('wharf by phone.jpg', await phone.jpeg(LARGEST).toBuffer()),
        await write('boat.jpg', await boat.jpeg(LARGEST).toBuffer()),
      ],
      tooLarge: await write('too large.jpg', await wharf.clone().jpeg({ quality: 100 }).toBuffer()),
      wrongType: await write('dance.gif', await wharf.clone().resize(60).gif().toBuffer()),
      noPhoto: await write('price list.jpg', 'Coconut oil, 1 l: $4\n'.repeat(500)),
    }
  })
