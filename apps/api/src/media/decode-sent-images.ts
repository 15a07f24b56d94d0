import { createHash } from 'node:crypto'
import { detectPhotoType, REGISTRATION_LIMITS } from '@portal/domain/business'
import { createInvalidPhotoProblem } from './photo-errors.ts'

/** A photo as sent, not yet decoded. */
export interface SentPhoto {
  /** Its index among the sent images, from 0. */
  readonly position: number
  readonly bytes: Buffer
  /** SHA-256 of the bytes, in hexadecimal. */
  readonly sha256: string
}

/** A reference to a stored photo, by its URL. */
export interface ImageReference {
  readonly position: number
  readonly url: string
}

export type SentImage = SentPhoto | ImageReference

/**
 * Decodes the `images` of a request: data URLs of photos become bytes; anything else is treated as a URL. Empties the list,
 * so that its texts can be freed while the bytes are processed.
 */
export function decodeSentImages(images: string[]): SentImage[] {
  return images.splice(0).map((text, position) => {
    if (!isDataUrl(text)) return { position, url: text.trim() }
    const bytes = decodeDataUrl(text, position)
    if (detectPhotoType(bytes) === null) throw createInvalidPhotoProblem(position, 'type')
    return { position, bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
  })
}

const BASE64 = ';base64'
/** Longer than any media type with its parameters. */
const MAX_PREFIX_LENGTH = 200

/** Schemes are case-insensitive, and leading spaces are ignored. */
const isDataUrl = (text: string): boolean =>
  text.slice(0, MAX_PREFIX_LENGTH).trimStart().toLowerCase().startsWith('data:')

/** Checks the size first, and runs no regular expression over the text, which may have millions of characters. */
function decodeDataUrl(text: string, position: number): Buffer {
  const comma = text.slice(0, MAX_PREFIX_LENGTH).indexOf(',')
  if (comma < 0 || !text.slice(0, comma).toLowerCase().endsWith(BASE64))
    throw createInvalidPhotoProblem(position, 'type')
  const encoded = text.slice(comma + 1)
  const size = getDecodedLength(encoded)
  if (size > REGISTRATION_LIMITS.photoBytes) throw createInvalidPhotoProblem(position, 'size')
  const bytes = isStandardBase64(encoded) ? Buffer.from(encoded, 'base64') : Buffer.alloc(0)
  // The decoder skips invalid characters, so that invalid text decodes to fewer bytes.
  if (bytes.length !== size) throw createInvalidPhotoProblem(position, 'damaged')
  return bytes
}

const getDecodedLength = (encoded: string): number =>
  (encoded.length / 4) * 3 - (encoded.endsWith('==') ? 2 : encoded.endsWith('=') ? 1 : 0)

/** The decoder also accepts base64url. */
const isStandardBase64 = (encoded: string): boolean => !encoded.includes('-') && !encoded.includes('_')
