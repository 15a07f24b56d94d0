import { createHash } from 'node:crypto'
import type { OwnBusiness } from '@portal/domain/contract'
import { toJpegUrl, parsePhotoUrl, getPhotoUrl, PHOTO_FORMATS, PHOTO_WIDTHS } from '@portal/domain/business'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { newApp, type TestApp } from '#test/new-app.ts'
import { storePhotos } from './photos.service.ts'
import {
  areAlike,
  createBlankWebp,
  getColor,
  dataUrl,
  createDrawing,
  GREEN,
  createPhonePhoto,
  RED,
  registerListing,
  createSmallPhoto,
  listStoredFiles,
  submit,
} from '#test/photos.ts'

/** Reads every file of a listing's cover as its owner. */
async function filesOf({ get }: TestApp, cookies: Record<string, string>, { images }: OwnBusiness) {
  const name = parsePhotoUrl(images[0] ?? '')?.name ?? ''
  const files = []
  for (const width of PHOTO_WIDTHS) {
    for (const format of PHOTO_FORMATS) {
      const response = await get(getPhotoUrl(name, width, format), cookies)
      expect(response.statusCode).toBe(200)
      files.push({ width, format, bytes: response.rawPayload, type: response.headers['content-type'] })
    }
  }
  return files
}

async function sent(...images: string[]) {
  const portal = await newApp()
  const cookies = await portal.signIn('owner')
  const listing = await registerListing(portal, cookies, { images })
  return { portal, cookies, listing, files: await filesOf(portal, cookies, listing) }
}

const refusal = async (...images: string[]) => {
  const portal = await newApp()
  const response = await submit(portal, await portal.signIn('owner'), { images })
  expect(await listStoredFiles(portal)).toEqual([])
  return { status: response.statusCode, ...response.json<{ message: string; fields: object }>() }
}
const imagesProblem = (message: string) => ({ status: 400, message, fields: { images: message } })

test('stores a phone’s photo upright in every size, without its location', async () => {
  const photo = await createPhonePhoto()
  expect((await sharp(photo).metadata()).exif?.toString('latin1')).toContain('PacificPhone')
  const { files, listing } = await sent(dataUrl(photo))
  for (const { width, format, bytes, type } of files) {
    expect(type).toBe(format === 'jpg' ? 'image/jpeg' : 'image/webp')
    const seen = await sharp(bytes).metadata()
    expect(seen).toMatchObject({ width, height: Math.round((width * 4) / 3), space: 'srgb' })
    expect([seen.exif, seen.xmp, seen.iptc, seen.icc, seen.orientation]).toEqual(Array(5).fill(undefined))
    expect(bytes.toString('latin1')).not.toMatch(/PacificPhone|Moses|GPS/)
    // The upper left of the sensor is the upper right of the upright photo.
    expect(areAlike(await getColor(bytes, 0.9, 0.1), RED)).toBe(true)
    expect(areAlike(await getColor(bytes, 0.1, 0.1), GREEN)).toBe(true)
  }
  const [photoShown] = listing.photos
  expect(photoShown).toMatchObject({ src: listing.images[0], width: 1600, height: 2133, caption: null })
  expect(photoShown?.srcset.split(', ').map((size) => size.split(' ')[1])).toEqual(['400w', '800w', '1600w'])
  // A quarter red, three quarters green.
  expect(photoShown?.color).toMatch(/^#[45].[78].3.$/)
})

test.each([1, 2, 3, 4, 5, 6, 7, 8])('undoes orientation %i', async (orientation) => {
  const photo = await createDrawing().withMetadata({ orientation }).jpeg().toBuffer()
  const upright = await sharp(photo).autoOrient().png().toBuffer()
  const { files } = await sent(dataUrl(photo))
  const bytes = files.at(-1)?.bytes ?? Buffer.alloc(0)
  for (const [x, y] of [
    [0.2, 0.2],
    [0.8, 0.2],
    [0.2, 0.8],
    [0.8, 0.8],
  ] as const) {
    expect(areAlike(await getColor(bytes, x, y), await getColor(upright, x, y))).toBe(true)
  }
})

test('never enlarges a photo, and puts a transparent one on white as JPEG', async () => {
  const glass = await createDrawing({ width: 500, height: 300 }).ensureAlpha(0).png().toBuffer()
  const { files, listing } = await sent(dataUrl(glass, 'image/png'))
  const sizes = await Promise.all(files.map(async ({ bytes }) => (await sharp(bytes).metadata()).width))
  expect(sizes).toEqual([400, 400, 500, 500, 500, 500])
  expect(listing.photos[0]?.srcset).toMatch(/-400\.webp 400w, .*-800\.webp 500w$/)
  expect(listing.photos[0]).toMatchObject({ width: 500, height: 300, color: '#ffffff' })
  for (const { bytes } of files.filter(({ format }) => format === 'jpg')) {
    expect(areAlike(await getColor(bytes, 0.1, 0.1), [255, 255, 255])).toBe(true)
  }
  for (const { bytes } of files.filter(({ format }) => format === 'webp')) {
    expect((await sharp(bytes).metadata()).hasAlpha).toBe(true)
  }
})

test.each([
  ['WebP', () => createDrawing().webp().toBuffer()],
  ['a grey PNG of 16 bits', () => createDrawing().greyscale().toColourspace('grey16').png().toBuffer()],
  ['a CMYK JPEG', () => createDrawing().toColourspace('cmyk').jpeg().toBuffer()],
  ['a JPEG under another name', () => createDrawing().jpeg().toBuffer()],
  ['a strip', () => createDrawing({ width: 60, height: 17_000 }).png().toBuffer()],
])('detects %s by its bytes', async (_, make) => {
  const { files, listing } = await sent(dataUrl(await make(), 'image/x-whatever'))
  expect(files).toHaveLength(6)
  for (const { bytes } of files) expect(await sharp(bytes).metadata()).toMatchObject({ space: 'srgb' })
  expect(listing.photos[0]?.color).toMatch(/^#[0-9a-f]{6}$/)
})

test('converts wide-gamut colours to sRGB', async () => {
  const wide = await createDrawing().withIccProfile('p3').jpeg({ quality: 95 }).toBuffer()
  const { files } = await sent(dataUrl(wide))
  for (const { bytes } of files) expect(areAlike(await getColor(bytes, 0.9, 0.9), GREEN)).toBe(true)
})

test('stores the first frame of an animation', async () => {
  const frames = [GREEN, RED].map((color) => createDrawing({ width: 40, height: 40, color }).png().toBuffer())
  const moving = await sharp(await Promise.all(frames), { join: { animated: true } })
    .webp()
    .toBuffer()
  expect((await sharp(moving).metadata()).pages).toBe(2)
  const { files } = await sent(dataUrl(moving, 'image/webp'))
  for (const { bytes } of files) {
    expect((await sharp(bytes).metadata()).pages).toBeUndefined()
    expect(areAlike(await getColor(bytes, 0.9, 0.9), GREEN)).toBe(true)
  }
})

test('drops trailing data', async () => {
  const photo = Buffer.concat([
    await createDrawing().jpeg().toBuffer(),
    Buffer.from('<script>alert(1)</script>PK\u0003\u0004'),
  ])
  for (const { bytes } of (await sent(dataUrl(photo))).files) expect(bytes.includes('<script>')).toBe(false)
})

const good = () => createSmallPhoto()
const NO_PHOTO = 'Photo 2 is not a valid image format. Please use JPG, PNG, or WebP.'
const CODING =
  'Photo 2 has too many pixels for the way it is saved. Please save it as a JPEG or choose a smaller one.'
const DAMAGED = 'Photo 2 is damaged and can’t be read. Please choose another one.'
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')

test.each([
  ['an SVG that says it is a JPEG', () => dataUrl(svg), NO_PHOTO],
  ['a GIF', async () => dataUrl(await createDrawing().gif().toBuffer(), 'image/gif'), NO_PHOTO],
  ['a TIFF', async () => dataUrl(await createDrawing().tiff().toBuffer(), 'image/png'), NO_PHOTO],
  [
    'a GIF with a JPEG in it',
    async () => dataUrl(Buffer.concat([Buffer.from('GIF89a/*'), await createPhonePhoto()])),
    NO_PHOTO,
  ],
  [
    'an SVG behind a JPEG’s first bytes',
    () => dataUrl(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), svg])),
    DAMAGED,
  ],
  ['nothing', () => dataUrl(Buffer.alloc(0)), NO_PHOTO],
  ['no base64', () => 'data:image/jpeg,hello', NO_PHOTO],
  ['base64 with blanks', async () => (await good()).replace('base64,', 'base64,    '), DAMAGED],
  ['base64 of URLs', async () => `${(await good()).slice(0, -8)}-_-_-_-_`, DAMAGED],
  ['half a JPEG', async () => dataUrl((await createPhonePhoto()).subarray(0, 20_000)), DAMAGED],
  [
    'half a PNG',
    async () =>
      dataUrl(
        (
          await createDrawing({ color: [1, 2, 3] })
            .png({ compressionLevel: 0 })
            .toBuffer()
        ).subarray(0, 90_000),
      ),
    DAMAGED,
  ],
  [
    'half a WebP',
    async () =>
      dataUrl((await createDrawing().webp({ lossless: true, effort: 0 }).toBuffer()).subarray(0, 60)),
    DAMAGED,
  ],
  [
    'a PNG of 20,000 by 20,000 pixels',
    async () => dataUrl(withSize(await createDrawing().png().toBuffer(), 20_000)),
    'Photo 2 has more than 40 million pixels. Please choose a smaller one.',
  ],
  [
    'an interlaced PNG of 10 million pixels',
    async () => dataUrl(withSize(await padded(createDrawing().png({ progressive: true })), 3_200)),
    CODING,
  ],
  [
    'a PNG of 10 million pixels with 16 bits a colour',
    async () => dataUrl(withSize(await padded(createDrawing().toColourspace('rgb16').png()), 3_200)),
    CODING,
  ],
  [
    'an interlaced PNG of 3 million pixels with 16 bits a colour',
    async () =>
      dataUrl(
        withSize(await padded(createDrawing().toColourspace('rgb16').png({ progressive: true })), 1_750),
      ),
    CODING,
  ],
  [
    'some thirty bytes that announce 40 million pixels',
    () => dataUrl(createBlankWebp(6_324), 'image/webp'),
    'Photo 2 has almost nothing in it for its size. Please choose another one.',
  ],
  [
    'a photo of more than 5 MB',
    () => dataUrl(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(5 * 1024 * 1024)])),
    'Photo 2 is larger than 5MB. Please choose a smaller file.',
  ],
  [
    'an address',
    () => '/media/n1fAbcdefghijklmno-_23-1600.webp',
    'Photo 2 is not one of this listing’s photos. Please add it again.',
  ],
])('refuses %s by its position, and stores nothing', async (_, make, message) => {
  expect(await refusal(await good(), await make())).toEqual(imagesProblem(message))
})

/** Creates a picture with more bytes than it needs, so that it is not taken for a blank one. */
const padded = async (picture: Sharp): Promise<Buffer> =>
  Buffer.concat([await picture.toBuffer(), Buffer.alloc(8_000)])

/** Creates a PNG that announces more pixels than it has. */
function withSize(png: Buffer, size: number): Buffer {
  const large = Buffer.from(png)
  large.writeUInt32BE(size, 16)
  large.writeUInt32BE(size, 20)
  return large
}

test.each([
  ['in capitals', (address: string) => address.replace('data:image/jpeg;base64', 'DATA:IMAGE/JPEG;BASE64')],
  ['behind a blank', (address: string) => ` ${address}`],
])('accepts a data URL %s', async (_, written) => {
  expect((await sent(written(await good()))).files).toHaveLength(6)
})

test('refuses a fifth photo', async () => {
  const images = await Promise.all([1, 2, 3, 4, 5].map((shade) => createSmallPhoto([shade * 40, 90, 90])))
  expect(await refusal(...images)).toEqual(imagesProblem('You can upload a maximum of 4 images.'))
})

test('keeps the order of photos, and stores a duplicate once', async () => {
  const [red, green] = [await createSmallPhoto(RED), await createSmallPhoto(GREEN)]
  const { portal, listing } = await sent(red, green, red)
  expect(listing.images).toHaveLength(2)
  const shades = listing.photos.map(({ color }) => color)
  expect(shades[0]).toMatch(/^#c/)
  expect(listing.cover?.color).toBe(shades[0])
  expect(await listStoredFiles(portal)).toHaveLength(2 * 6)
  expect(toJpegUrl(listing.images[0] ?? '')).toMatch(/-1600\.jpg$/)
})

/** Creates a picture as plain as a drawn logo. */
function disc(): Sharp {
  const side = 2400
  const pixels = Buffer.alloc(side * side)
  for (let at = 0; at < pixels.length; at++) {
    const [x, y] = [(at % side) - side / 2, Math.floor(at / side) - side / 2]
    if (x * x + y * y < 1000 * 1000) pixels[at] = 200
  }
  return sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
}

test.each([
  ['PNG of one colour', (plain: Sharp) => plain.png().toBuffer()],
  ['PNG of one colour with a palette', (plain: Sharp) => plain.png({ palette: true }).toBuffer()],
  ['JPEG of one colour', (plain: Sharp) => plain.jpeg({ mozjpeg: true, quality: 10 }).toBuffer()],
  ['WebP of one colour', (plain: Sharp) => plain.webp().toBuffer()],
  ['WebP with a disc on it', () => disc().webp({ lossless: true }).toBuffer()],
])('accepts a large %s', async (_, make) => {
  const plain = sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#0a7' } })
  const bytes = await make(plain)
  expect((await sent(dataUrl(bytes))).files).toHaveLength(6)
})

test('decodes no further photo after the first failure', async () => {
  let stored = 0
  const portal = await newApp({
    media: (own) => ({
      ...own,
      put(files) {
        stored += 1
        return own.put(files)
      },
    }),
  })
  // It fails long before the one decoded concurrently is done.
  const broken = dataUrl((await createDrawing().jpeg().toBuffer()).subarray(0, 2_000))
  const others = await Promise.all(
    ['#a00', '#0a0', '#00a'].map(async (background) => {
      const plain = sharp({ create: { width: 4000, height: 3000, channels: 3, background } })
      return dataUrl(await plain.jpeg().toBuffer())
    }),
  )
  const response = await submit(portal, await portal.signIn('owner'), { images: [broken, ...others] })
  expect(response.statusCode).toBe(400)
  expect(stored).toBeLessThanOrEqual(1)
  expect(await listStoredFiles(portal)).toEqual([])
})

test('decodes no photo if another one’s header is refused', async () => {
  let stored = 0
  const portal = await newApp({
    media: (own) => ({
      ...own,
      put(files) {
        stored += 1
        return own.put(files)
      },
    }),
  })
  const images = [await createSmallPhoto(RED), await createSmallPhoto(GREEN), dataUrl(createBlankWebp(6_324))]
  const response = await submit(portal, await portal.signIn('owner'), { images })
  expect(response.json()).toMatchObject({
    message: 'Photo 3 has almost nothing in it for its size. Please choose another one.',
  })
  expect(stored).toBe(0)
})

test('counts unreadable photos by account, and no others', async () => {
  const portal = await newApp()
  const owner = await portal.signIn('owner')
  const statusOf = async (cookies: Record<string, string>, image: string) =>
    (await submit(portal, cookies, { images: [image] })).statusCode
  const broken = dataUrl((await createDrawing().jpeg().toBuffer()).subarray(0, 2_000))
  const wrongType = dataUrl(svg)
  for (let sends = 0; sends < 25; sends++) expect(await statusOf(owner, wrongType)).toBe(400)
  const statuses = []
  for (let sends = 0; sends < 21; sends++) statuses.push(await statusOf(owner, broken))
  expect(statuses).toEqual([...Array<number>(20).fill(400), 429])
  expect(await statusOf(owner, await createSmallPhoto())).toBe(429)
  expect(await statusOf(await portal.signIn('other'), await createSmallPhoto())).toBe(201)
})

test('photos of one account do not delay those of another', async () => {
  const { context } = await newApp()
  const sentPhoto = async (position: number) => {
    const bytes = await createDrawing({ width: 900 + position, height: 600 })
      .jpeg()
      .toBuffer()
    return { position, bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
  }
  const many = await Promise.all(Array.from({ length: 12 }, (_, position) => sentPhoto(position)))
  const done: string[] = []
  const store = async (account: number, photos: typeof many) => {
    await storePhotos(context, photos, { account })
    done.push(`of ${account}`)
  }
  await Promise.all([store(1, many), sentPhoto(20).then((photo) => store(2, [photo]))])
  expect(done).toEqual(['of 2', 'of 1'])
})
