import { open } from 'node:fs/promises'
import { createReadStream } from 'node:fs'
import { analyse } from 'chardet'
import iconv from 'iconv-lite'
import { DataFileError } from './data-file-error.ts'

/** How much of a file's beginning is sampled. */
const SAMPLE_BYTES = 65_536
/** Below this confidence chardet guesses among similar encodings. */
const MIN_CONFIDENCE = 80
/** Encodings with nearly the same letters at the same codes as Windows-1252. */
const SIMILAR_TO_WINDOWS_1252 = /^(ISO-8859-(1|2|9|15)|windows-125[024]|ASCII|UTF-8)$/i

/**
 * Detects a file's encoding by its byte order mark, its zero bytes, and whether it is valid UTF-8; `requested`
 * overrides.
 */
export async function detectEncoding(file: string, requested?: string): Promise<string> {
  if (requested !== undefined) {
    const isKnown: boolean = iconv.encodingExists(requested)
    if (isKnown) return requested
    throw new DataFileError(`The encoding ${requested} is not known. Try utf-8, utf-16le or windows-1252`)
  }
  const sample = await readSample(file)
  return detectByByteOrderMark(sample) ?? detectUtf16(sample) ?? (await detectUtf8OrLegacy(file))
}

async function readSample(file: string): Promise<Buffer> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(SAMPLE_BYTES), 0, SAMPLE_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

function detectByByteOrderMark(sample: Buffer): string | null {
  if (sample.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf]))) return 'utf-8'
  if (sample.subarray(0, 2).equals(Buffer.from([0xff, 0xfe]))) return 'utf-16le'
  if (sample.subarray(0, 2).equals(Buffer.from([0xfe, 0xff]))) return 'utf-16be'
  return null
}

/** In UTF-16 every second byte of Latin text is zero. */
function detectUtf16(sample: Buffer): string | null {
  const zeros = (parity: number) =>
    sample.filter((byte, position) => byte === 0 && position % 2 === parity).length
  const [even, odd] = [zeros(0), zeros(1)]
  const many = sample.length / 4
  if (odd > many && odd > 2 * even) return 'utf-16le'
  if (even > many && even > 2 * odd) return 'utf-16be'
  return null
}

/** Reads the whole file: the only accent may be in its last row. */
async function detectUtf8OrLegacy(file: string): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    try {
      decoder.decode(chunk, { stream: true })
    } catch {
      return detectLegacy(chunk)
    }
  }
  try {
    decoder.decode()
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

function detectLegacy(chunk: Buffer): string {
  const [best] = analyse(chunk)
  const isConfident =
    best &&
    best.confidence >= MIN_CONFIDENCE &&
    !SIMILAR_TO_WINDOWS_1252.test(best.name) &&
    iconv.encodingExists(best.name)
  return isConfident ? best.name : 'windows-1252'
}
