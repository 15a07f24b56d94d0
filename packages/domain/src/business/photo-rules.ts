import { REGISTRATION_LIMITS } from './registration-limits.ts'

/** The media type of a photo, detected by its first bytes, since file names and declared types are not trusted. */
export type PhotoType = (typeof REGISTRATION_LIMITS.photoTypes)[number]

/** How many bytes of a file `detectPhotoType` needs. */
export const PHOTO_SIGNATURE_BYTES = 12

const hasSignatureAt = (bytes: Uint8Array, start: number, signature: readonly number[]): boolean =>
  signature.every((byte, position) => bytes[start + position] === byte)

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const RIFF = [0x52, 0x49, 0x46, 0x46]
const WEBP = [0x57, 0x45, 0x42, 0x50]

/** Detects the media type of a photo by its signature; null for anything but JPEG, PNG and WebP. */
export function detectPhotoType(bytes: Uint8Array): PhotoType | null {
  if (hasSignatureAt(bytes, 0, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (hasSignatureAt(bytes, 0, PNG)) return 'image/png'
  return hasSignatureAt(bytes, 0, RIFF) && hasSignatureAt(bytes, 8, WEBP) ? 'image/webp' : null
}

const MEGABYTE = 1024 * 1024
const MAX_SIZE = `${REGISTRATION_LIMITS.photoBytes / MEGABYTE}MB`

/** Why a photo is rejected: a title, and a sentence with the file's name. */
export const PHOTO_ERRORS = {
  type: {
    title: 'Invalid file type',
    text: (file: string): string => `${file} is not a valid image format. Please use JPG, PNG, or WebP.`,
  },
  size: {
    title: 'File too large',
    text: (file: string): string => `${file} is larger than ${MAX_SIZE}. Please choose a smaller file.`,
  },
  count: {
    title: 'Too many images',
    text: (): string => `You can upload a maximum of ${REGISTRATION_LIMITS.photos} images.`,
  },
} as const
