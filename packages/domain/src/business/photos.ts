/** The widths in pixels in which every photo is kept; a smaller photo is never made larger. */
export const PHOTO_WIDTHS = [400, 800, 1600] as const
/** One of the widths in which a photo is kept. */
export type PhotoWidth = (typeof PHOTO_WIDTHS)[number]

/** The formats in which every photo is kept, by the ends of their files' names. */
export const PHOTO_FORMATS = ['webp', 'jpg'] as const
/** One of the formats in which a photo is kept. */
export type PhotoFormat = (typeof PHOTO_FORMATS)[number]

/** A file of a stored photo: the photo's name (128 random bits, base64url), one of its widths, one of its formats. */
export interface PhotoFile {
  readonly name: string
  readonly width: PhotoWidth
  readonly format: PhotoFormat
}

const PREFIX = '/media/'
const FILE = /^([\w-]{22})-(400|800|1600)\.(webp|jpg)$/

/** The name of a stored file: `n1f…-800.webp`. */
export const photoFileName = ({ name, width, format }: PhotoFile): string => `${name}-${width}.${format}`

/** Where a stored photo is read: `/media/n1f…-1600.webp`, the largest as WebP unless said otherwise. */
export const photoAddress = (name: string, width: PhotoWidth = 1600, format: PhotoFormat = 'webp'): string =>
  PREFIX + photoFileName({ name, width, format })

/** What a file's name says of it; null for a name that is not one of a stored photo's. */
export function parsePhotoFile(file: string): PhotoFile | null {
  const [, name, width, format] = FILE.exec(file) ?? []
  const kept = PHOTO_WIDTHS.find((candidate) => String(candidate) === width)
  const known = PHOTO_FORMATS.find((candidate) => candidate === format)
  return name && kept && known ? { name, width: kept, format: known } : null
}

/** The stored photo that an address leads to; null for any other address. */
export const parsePhotoAddress = (address: string): PhotoFile | null =>
  address.startsWith(PREFIX) ? parsePhotoFile(address.slice(PREFIX.length)) : null

/**
 * The sizes of a stored photo for an image's `srcset`, from its address and the pixels of its largest size; a size that
 * would repeat a smaller one is left out. Empty for an address that is not a stored photo's.
 */
export function photoSrcset(address: string, largest: number, format: PhotoFormat = 'webp'): string {
  const photo = parsePhotoAddress(address)
  if (!photo) return ''
  return PHOTO_WIDTHS.filter((_, position) => largest > (PHOTO_WIDTHS[position - 1] ?? 0))
    .map((width) => `${photoAddress(photo.name, width, format)} ${Math.min(width, largest)}w`)
    .join(', ')
}

/** The JPEG beside a stored photo, for what does not show WebP: mails, other sites, old phones. */
export function jpegAddress(address: string): string {
  const photo = parsePhotoAddress(address)
  return photo ? photoAddress(photo.name, photo.width, 'jpg') : address
}
