import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** A name that stands in `Accept-Encoding` and is not refused there by `q=0`. */
const accepting = (name: string) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`)
const ACCEPTING_BROTLI = accepting('br')
const ACCEPTING_GZIP = accepting('gzip')

/** The best of what the client takes. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity'
  if (ACCEPTING_BROTLI.test(accepted)) return 'br'
  return ACCEPTING_GZIP.test(accepted) ? 'gzip' : 'identity'
}

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)
/** Of eleven levels the one where more time no longer buys much. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

export const compress = (body: string | Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> =>
  encoding === 'br' ? brotli(body, BROTLI) : deflate(body)
