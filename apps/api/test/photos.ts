import type { CreatedBusiness, NewBusiness, OwnBusiness } from '@portal/domain/contract'
import type { LightMyRequestResponse } from 'fastify'
import sharp, { type Sharp } from 'sharp'
import type { TestApp } from './new-app.ts'

type Color = readonly [number, number, number]
export const RED: Color = [200, 30, 40]
export const GREEN: Color = [30, 160, 60]

interface Drawing {
  readonly width?: number
  readonly height?: number
  /** The colour of all but the upper left quarter, which is red. */
  readonly color?: Color
}

/** Creates a picture that shows its orientation: its upper left quarter is red. */
export function createDrawing({ width = 600, height = 400, color = GREEN }: Drawing = {}): Sharp {
  const line = (count: number, of: Color) => Buffer.alloc(count * 3, Uint8Array.from(of))
  const left = Math.ceil(width / 2)
  const upper = Buffer.concat([line(left, RED), line(width - left, color)])
  const lower = line(width, color)
  const lines = Array.from({ length: height }, (_, y) => (y < height / 2 ? upper : lower))
  return sharp(Buffer.concat(lines), { raw: { width, height, channels: 3 } })
}

/** Encodes a picture like a phone held upright: rotated, with an orientation, location and model. */
export const createPhonePhoto = (size: Drawing = {}): Promise<Buffer> =>
  createDrawing({ width: 2400, height: 1800, ...size })
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'PacificPhone', Copyright: 'Moses Tara' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '8/1 46/1 0/1', GPSLongitude: '160/1 42/1 0/1' },
    })
    .jpeg()
    .toBuffer()

/** Creates a lossless WebP of one colour, some thirty bytes long at any size, since its pixels take no bits. */
export function createBlankWebp(side: number): Buffer {
  const code = [1, 0, 0, 0]
  const bits = [
    ...bitsOf(side - 1, 14),
    ...bitsOf(side - 1, 14),
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    ...Array.from({ length: 5 }, () => code).flat(),
  ]
  const packed = Buffer.alloc(Math.ceil(bits.length / 16) * 2 + 1)
  bits.forEach((bit, at) => {
    packed[at >> 3] = (packed[at >> 3] ?? 0) | (bit << (at & 7))
  })
  const data = Buffer.concat([Buffer.from([0x2f]), packed])
  const size = (bytes: number) => {
    const word = Buffer.alloc(4)
    word.writeUInt32LE(bytes)
    return word
  }
  const chunk = Buffer.concat([Buffer.from('WEBPVP8L'), size(data.length), data])
  return Buffer.concat([Buffer.from('RIFF'), size(chunk.length), chunk])
}

const bitsOf = (value: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => (value >> at) & 1)

export const dataUrl = (bytes: Buffer, type = 'image/jpeg'): string =>
  `data:${type};base64,${bytes.toString('base64')}`

/** Creates a small photo of one colour as a data URL. */
export const createSmallPhoto = async (color: Color = GREEN): Promise<string> =>
  dataUrl(await createDrawing({ width: 60, height: 40, color }).jpeg().toBuffer())

export const SHOP: NewBusiness = {
  name: 'Kolombangara Honey',
  description: 'Wild honey from the slopes of Kolombangara, in jars and by the bucket.',
  category: 'Food & Beverages',
  country: 'western',
  address: 'Gizo',
  email: 'honey@shop.test',
  phone: '74 12 345',
  images: [],
  ownerName: 'Peter Vave',
  businessTypes: [],
}

type Cookies = Record<string, string>

/** Lists the names of all stored files in order. */
export async function listStoredFiles({ context }: Pick<TestApp, 'context'>): Promise<string[]> {
  const names: string[] = []
  // The owner's mark is no photo.
  for await (const { name } of context.media.files()) if (!name.startsWith('owner-')) names.push(name)
  return names.toSorted()
}

export const submit = (
  { inject }: TestApp,
  cookies: Cookies,
  shop: object = {},
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> =>
  inject({ method: 'POST', url: '/api/businesses', payload: { ...SHOP, ...shop }, cookies, headers })

/** Registers a listing with these photos; returns it as its owner sees it. */
export async function registerListing(portal: TestApp, cookies: Cookies, shop: object): Promise<OwnBusiness> {
  const { id } = (await submit(portal, cookies, shop)).json<CreatedBusiness>()
  return (await portal.get(`/api/businesses/${id}`, cookies)).json<OwnBusiness>()
}

/** Returns the colour of a stored picture at a point, as fractions of its width and height. */
export async function getColor(file: Buffer, x: number, y: number): Promise<Color> {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
  const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
  return [data[start] ?? 0, data[start + 1] ?? 0, data[start + 2] ?? 0]
}

/** Whether two colours look alike: compression changes them a little. */
export const areAlike = (one: Color, other: Color): boolean =>
  one.every((value, position) => Math.abs(value - (other[position] ?? 0)) < 25)
