import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** Beyond this, a page costs dozens of times the processor time for a few hundred bytes less. */
const BROTLI_QUALITY = 9
/** Looking back 64 KiB; at this quality the next larger window costs seven to ten times the time for some fifty bytes. */
const BROTLI_WINDOW_BITS = 16

export type Encoding = 'br' | 'gzip' | 'identity'

const accepts = (header: string, name: string): boolean =>
  header.split(',').some((part) => {
    const [coding = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    return coding === name && !parameters.some((parameter) => /^q=0(\.0{0,3})?$/.test(parameter))
  })

/** The best encoding that an Accept-Encoding header allows. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity'
  if (accepts(header, 'br')) return 'br'
  return accepts(header, 'gzip') ? 'gzip' : 'identity'
}

/** A page as it goes over the wire. */
export async function encode(html: string, encoding: Encoding): Promise<Buffer> {
  const content = Buffer.from(html)
  switch (encoding) {
    case 'br':
      return brotliAsync(content, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
          [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      })
    case 'gzip':
      return gzipAsync(content, { level: 6 })
    case 'identity':
      return content
  }
}
