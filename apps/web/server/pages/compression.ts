import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gzip } from 'node:zlib'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)
const decompressAsync: (content: Uint8Array) => Promise<Buffer> = promisify(brotliDecompress)

/** Most of the gain at a fraction of the time, for pages that may be viewed only once. */
const QUALITY = 6
/** For long pages: saves about 150 bytes for half a millisecond. */
const QUALITY_FOR_LONG = 9
const LONG_BYTES = 64 * 1024
/** The initial TCP window, sent before the first acknowledgement: ten packets. */
const FIRST_FLIGHT_BYTES = 14_600
/** For pages that just miss the first flight: about 6% smaller for 25 ms of CPU time, or 8% for 70 ms. */
const QUALITIES_FOR_FIRST_FLIGHT = [10, 11]
const NEAR_FIRST_FLIGHT = 1.08
/** A few hundred bytes less for fifty times the CPU time, which pays off after a few views. */
const MAX_QUALITY = 11
/** A 64 KiB window: a larger one costs many times the CPU time for a few dozen bytes. */
const WINDOW_BITS = 16

const getQuickQuality = (bytes: number): number => (bytes > LONG_BYTES ? QUALITY_FOR_LONG : QUALITY)

/** Covers all of a long page, whose data repeats its texts: a hundred bytes less, and sooner, at the maximum quality. */
const WINDOW_BITS_FOR_LONG = 17

const createBrotliOptions = (quality: number, bytes: number, windowBits = WINDOW_BITS) => ({
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: windowBits,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
  },
})

/** zlib's result is a view of a larger block or a shared pool, which would stay in memory with it. */
function copyToOwnBuffer(compressed: Buffer): Buffer {
  if (compressed.buffer.byteLength === compressed.length) return compressed
  const own = Buffer.from(new ArrayBuffer(compressed.length))
  compressed.copy(own)
  return own
}

/** Whether slightly better compression would save the visitor a round trip. */
const justMissesFirstFlight = ({ length }: Buffer): boolean =>
  length > FIRST_FLIGHT_BYTES && length <= FIRST_FLIGHT_BYTES * NEAR_FIRST_FLIGHT

/** Compresses a new page synchronously, in its render thread. */
export function compressQuickly(html: string): Buffer {
  const content = Buffer.from(html)
  const compressAt = (quality: number) =>
    brotliCompressSync(content, createBrotliOptions(quality, content.length))
  let compressed = compressAt(getQuickQuality(content.length))
  for (const quality of QUALITIES_FOR_FIRST_FLIGHT)
    if (justMissesFirstFlight(compressed)) compressed = compressAt(quality)
  return copyToOwnBuffer(compressed)
}

/** The same in zlib's thread pool. */
export async function compress(content: Buffer): Promise<Buffer> {
  const compressAt = (quality: number) => brotliAsync(content, createBrotliOptions(quality, content.length))
  let compressed = await compressAt(getQuickQuality(content.length))
  for (const quality of QUALITIES_FOR_FIRST_FLIGHT)
    if (justMissesFirstFlight(compressed)) compressed = await compressAt(quality)
  return copyToOwnBuffer(compressed)
}

/** Maximum quality, in zlib's thread pool. */
export async function compressMax(content: Buffer): Promise<Buffer> {
  const windowBits = content.length > LONG_BYTES ? WINDOW_BITS_FOR_LONG : WINDOW_BITS
  return copyToOwnBuffer(
    await brotliAsync(content, createBrotliOptions(MAX_QUALITY, content.length, windowBits)),
  )
}

export const decompress = async (content: Uint8Array): Promise<Buffer> =>
  copyToOwnBuffer(await decompressAsync(content))

export const compressAsGzip = async (content: Buffer): Promise<Buffer> =>
  copyToOwnBuffer(await gzipAsync(content, { level: 6 }))
