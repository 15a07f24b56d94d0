/** The widths in pixels in which every photo is stored; a photo is never enlarged. */
export const PHOTO_WIDTHS = [400, 800, 1600] as const
/** A width in which photos are stored. */
export type PhotoWidth = (typeof PHOTO_WIDTHS)[number]

/** The formats in which every photo is stored, as file extensions. */
export const PHOTO_FORMATS = ['webp', 'jpg'] as const
/** A format in which photos are stored. */
export type PhotoFormat = (typeof PHOTO_FORMATS)[number]

/** The width and height in pixels of a person's picture, a square stored as WebP only. */
export const PERSON_PICTURE_WIDTH = 192

/** A file of a stored photo: the photo's name (128 random bits, base64url), one of its widths, one of its formats. */
export interface PhotoFile {
  readonly name: string
  readonly width: PhotoWidth | typeof PERSON_PICTURE_WIDTH
  readonly format: PhotoFormat
}

const STORED_WIDTHS = [PERSON_PICTURE_WIDTH, ...PHOTO_WIDTHS] as const

const PREFIX = '/media/'
const FILE = /^([\w-]{22})-(192|400|800|1600)\.(webp|jpg)$/

/** The file name of a stored photo in one size: `n1f…-800.webp`. */
export const getPhotoFileName = ({ name, width, format }: PhotoFile): string => `${name}-${width}.${format}`

/** The URL of a stored photo: `/media/n1f…-1600.webp`; by default the largest width as WebP. */
export const getPhotoUrl = (name: string, width: PhotoWidth = 1600, format: PhotoFormat = 'webp'): string =>
  PREFIX + getPhotoFileName({ name, width, format })

/** The URL of a person's picture: `/media/n1f…-192.webp`. */
export const getPersonPictureUrl = (name: string): string =>
  PREFIX + getPhotoFileName({ name, width: PERSON_PICTURE_WIDTH, format: 'webp' })

/** Parses the file name of a stored photo; null for any other name. */
export function parsePhotoFile(file: string): PhotoFile | null {
  const [, name, width, format] = FILE.exec(file) ?? []
  const knownWidth = STORED_WIDTHS.find((candidate) => String(candidate) === width)
  const knownFormat = PHOTO_FORMATS.find((candidate) => candidate === format)
  return name && knownWidth && knownFormat ? { name, width: knownWidth, format: knownFormat } : null
}

/** Parses the URL of a stored photo; null for any other URL. */
export const parsePhotoUrl = (url: string): PhotoFile | null =>
  url.startsWith(PREFIX) ? parsePhotoFile(url.slice(PREFIX.length)) : null

/**
 * The `srcset` of a stored photo, from its URL and the width of its largest size; a size that would repeat a smaller
 * one is left out. Empty for the URL of anything else.
 */
export function getPhotoSrcset(url: string, largest: number, format: PhotoFormat = 'webp'): string {
  const photo = parsePhotoUrl(url)
  if (!photo) return ''
  return PHOTO_WIDTHS.filter((_, position) => largest > (PHOTO_WIDTHS[position - 1] ?? 0))
    .map((width) => `${getPhotoUrl(photo.name, width, format)} ${Math.min(width, largest)}w`)
    .join(', ')
}

/** The JPEG URL of a stored photo, for emails, other sites and old phones without WebP. Any other URL stays unchanged. */
export function toJpegUrl(url: string): string {
  const photo = parsePhotoUrl(url)
  if (!photo || photo.width === PERSON_PICTURE_WIDTH) return url
  return getPhotoUrl(photo.name, photo.width, 'jpg')
}
