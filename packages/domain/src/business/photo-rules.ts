import { REGISTRATION } from './registration.ts'

/** What a picture's own first bytes say it is; the name of its file and what it was sent as say nothing. */
export type PhotoType = (typeof REGISTRATION.photoTypes)[number]

/** How many of a file's first bytes `photoType` looks at. */
export const PHOTO_SIGNATURE_BYTES = 12

const isAt = (bytes: Uint8Array, start: number, signature: readonly number[]): boolean =>
  signature.every((byte, position) => bytes[start + position] === byte)

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const RIFF = [0x52, 0x49, 0x46, 0x46]
const WEBP = [0x57, 0x45, 0x42, 0x50]

/** The kind of photo that bytes begin as, by their signature; null for anything but JPEG, PNG and WebP. */
export function photoType(bytes: Uint8Array): PhotoType | null {
  if (isAt(bytes, 0, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (isAt(bytes, 0, PNG)) return 'image/png'
  return isAt(bytes, 0, RIFF) && isAt(bytes, 8, WEBP) ? 'image/webp' : null
}

const MEGABYTE = 1024 * 1024
const LARGEST = `${REGISTRATION.photoBytes / MEGABYTE}MB`

/** Why photos are not taken: a heading, and a sentence with the file's name in it. */
export const PHOTO_REFUSALS = {
  type: {
    title: 'Invalid file type',
    text: (file: string): string => `${file} is not a valid image format. Please use JPG, PNG, or WebP.`,
  },
  size: {
    title: 'File too large',
    text: (file: string): string => `${file} is larger than ${LARGEST}. Please choose a smaller file.`,
  },
  count: {
    title: 'Too many images',
    text: (): string => `You can upload a maximum of ${REGISTRATION.photos} images.`,
  },
} as const
