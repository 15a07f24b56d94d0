import { open } from 'node:fs/promises'
import { createReadStream } from 'node:fs'
import { analyse } from 'chardet'
import iconv from 'iconv-lite'
import { TransferError } from './transfer-error.ts'

/** How much of a file is looked at where all of it is not needed. */
const SAMPLE = 65_536
/** Below this, what chardet says of a file that is not UTF-8 is a guess among look-alikes. */
const SURE = 80
/** Encodings that hold the same letters as Windows-1252 in the same places, or almost. */
const LATIN = /^(ISO-8859-(1|2|9|15)|windows-125[024]|ASCII|UTF-8)$/i

/** The encoding that the file is in, by its mark, its noughts and whether it is valid UTF-8; `wanted` is taken as it is. */
export async function encodingOf(file: string, wanted?: string): Promise<string> {
  if (wanted !== undefined) {
    const isKnown: boolean = iconv.encodingExists(wanted)
    if (isKnown) return wanted
    throw new TransferError(`The encoding ${wanted} is not known. Try utf-8, utf-16le or windows-1252`)
  }
  const sample = await firstBytes(file)
  return marked(sample) ?? utf16WithoutMark(sample) ?? (await utf8OrOlder(file))
}

async function firstBytes(file: string): Promise<Buffer> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(SAMPLE), 0, SAMPLE, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

function marked(sample: Buffer): string | null {
  if (sample.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf]))) return 'utf-8'
  if (sample.subarray(0, 2).equals(Buffer.from([0xff, 0xfe]))) return 'utf-16le'
  if (sample.subarray(0, 2).equals(Buffer.from([0xfe, 0xff]))) return 'utf-16be'
  return null
}

/** Latin text in UTF-16 has a nought in every second byte. */
function utf16WithoutMark(sample: Buffer): string | null {
  const noughts = (parity: number) =>
    sample.filter((byte, position) => byte === 0 && position % 2 === parity).length
  const [even, odd] = [noughts(0), noughts(1)]
  const many = sample.length / 4
  if (odd > many && odd > 2 * even) return 'utf-16le'
  if (even > many && even > 2 * odd) return 'utf-16be'
  return null
}

/** Only the whole file can tell: a single accent may stand in its last row. */
async function utf8OrOlder(file: string): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    try {
      decoder.decode(chunk, { stream: true })
    } catch {
      return olderEncoding(chunk)
    }
  }
  try {
    decoder.decode()
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

function olderEncoding(chunk: Buffer): string {
  const [best] = analyse(chunk)
  const sure = best && best.confidence >= SURE && !LATIN.test(best.name) && iconv.encodingExists(best.name)
  return sure ? best.name : 'windows-1252'
}
