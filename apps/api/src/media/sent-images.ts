import { createHash } from 'node:crypto'
import { photoType, REGISTRATION } from '@portal/domain/business'
import { photoProblem } from './photo-refusals.ts'

/** A photo as it was sent, not yet decoded. */
export interface SentPhoto {
  /** Its place among what was sent, from 0. */
  readonly position: number
  readonly bytes: Buffer
  /** Of the bytes, in hexadecimal. */
  readonly sha256: string
}

/** The address of a picture that is there already. */
export interface NamedImage {
  readonly position: number
  readonly address: string
}

export type SentImage = SentPhoto | NamedImage

/**
 * Reads what was sent as `images`: data addresses become bytes, which begin as a photo does; all else is taken for an
 * address. The list is emptied on the way, since its texts together weigh more than all that comes of them.
 */
export function takeSentImages(images: string[]): SentImage[] {
  return images.splice(0).map((text, position) => {
    if (!isDataAddress(text)) return { position, address: text.trim() }
    const bytes = bytesOf(text, position)
    if (photoType(bytes) === null) throw photoProblem(position, 'type')
    return { position, bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
  })
}

const BASE64 = ';base64'
/** More than any media type with its parameters. */
const LONGEST_HEAD = 200

/** Schemes are in any case, and blanks before one count for nothing. */
const isDataAddress = (text: string): boolean =>
  text.slice(0, LONGEST_HEAD).trimStart().toLowerCase().startsWith('data:')

/** No regular expression runs over the text, which may have millions of characters; its size is known beforehand. */
function bytesOf(text: string, position: number): Buffer {
  const comma = text.slice(0, LONGEST_HEAD).indexOf(',')
  if (comma < 0 || !text.slice(0, comma).toLowerCase().endsWith(BASE64)) throw photoProblem(position, 'type')
  const encoded = text.slice(comma + 1)
  const size = sizeOf(encoded)
  if (size > REGISTRATION.photoBytes) throw photoProblem(position, 'size')
  const bytes = isPlain(encoded) ? Buffer.from(encoded, 'base64') : Buffer.alloc(0)
  // The decoder passes over what is no base64, so that less comes out than the length announces.
  if (bytes.length !== size) throw photoProblem(position, 'damaged')
  return bytes
}

const sizeOf = (encoded: string): number =>
  (encoded.length / 4) * 3 - (encoded.endsWith('==') ? 2 : encoded.endsWith('=') ? 1 : 0)

/** The decoder would take the alphabet of URLs too. */
const isPlain = (encoded: string): boolean => !encoded.includes('-') && !encoded.includes('_')
