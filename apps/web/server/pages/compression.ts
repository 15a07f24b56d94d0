import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gzip } from 'node:zlib'
import { Negotiator } from '@fastify/accept-negotiator'
import { LRUCache } from 'lru-cache'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)
const decompressAsync: (content: Uint8Array) => Promise<Buffer> = promisify(brotliDecompress)

/** Most of the gain at a fraction of the time: what is looked at once is not worth more. */
const QUALITY = 6
/** Pages of many cards get a little more: half a millisecond for some 150 bytes. */
const QUALITY_FOR_LONG = 9
const LONG_BYTES = 64 * 1024
/** A few hundred bytes less for fifty times the time, which pays from a few views on. */
const QUALITY_DENSE = 11
/** Looking back 64 KiB: more costs many times the processor time for some tens of bytes. */
const WINDOW_BITS = 16

export type Encoding = 'br' | 'gzip' | 'identity'

/** The smallest first, which is chosen where the client likes several as much. Browsers send but a few headers. */
const negotiator = new Negotiator<Encoding>({
  supportedValues: ['br', 'gzip', 'identity'],
  cache: new LRUCache<string, string>({ max: 100 }),
})

/** The best encoding that an Accept-Encoding header allows. */
export const chooseEncoding = (header: string | undefined): Encoding =>
  (header === undefined ? null : negotiator.negotiate(header)) ?? 'identity'

const quickQuality = (bytes: number): number => (bytes > LONG_BYTES ? QUALITY_FOR_LONG : QUALITY)

const brotliOptions = (quality: number, bytes: number) => ({
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
  },
})

/** zlib leaves what it made in a block of 16 KiB or of a shared pool, all of which would be stored with it. */
function copyToOwnBuffer(made: Buffer): Buffer {
  if (made.buffer.byteLength === made.length) return made
  const own = Buffer.from(new ArrayBuffer(made.length))
  made.copy(own)
  return own
}

/** A page that has just been made, in the thread that made it. */
export function compressQuickly(html: string): Buffer {
  const content = Buffer.from(html)
  return copyToOwnBuffer(
    brotliCompressSync(content, brotliOptions(quickQuality(content.length), content.length)),
  )
}

/** The same off the calling thread. */
export const compress = async (content: Buffer): Promise<Buffer> =>
  copyToOwnBuffer(await brotliAsync(content, brotliOptions(quickQuality(content.length), content.length)))

/** As small as it gets, off the calling thread. */
export const compressDensely = async (content: Buffer): Promise<Buffer> =>
  copyToOwnBuffer(await brotliAsync(content, brotliOptions(QUALITY_DENSE, content.length)))

export const decompress = async (content: Uint8Array): Promise<Buffer> =>
  copyToOwnBuffer(await decompressAsync(content))

export const compressAsGzip = async (content: Buffer): Promise<Buffer> =>
  copyToOwnBuffer(await gzipAsync(content, { level: 6 }))

/** A text that is no page, in an encoding. */
export async function encode(text: string, encoding: Encoding): Promise<Buffer> {
  const content = Buffer.from(text)
  if (encoding === 'identity') return content
  return encoding === 'br' ? compress(content) : compressAsGzip(content)
}
