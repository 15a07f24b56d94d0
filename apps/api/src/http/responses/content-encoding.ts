import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { Negotiator } from '@fastify/accept-negotiator'
import { LRUCache } from 'lru-cache'

export type Encoding = 'br' | 'gzip' | 'identity'

/** The smallest first, which is chosen between equal preferences. Browsers send only a few different headers. */
const negotiator = new Negotiator<Encoding>({
  supportedValues: ['br', 'gzip', 'identity'],
  cache: new LRUCache<string, string>({ max: 100 }),
})

/** The best encoding that an `Accept-Encoding` header allows. */
export const chooseContentEncoding = (accepted: string | undefined): Encoding =>
  (accepted === undefined ? null : negotiator.negotiate(accepted)) ?? 'identity'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)
/** Higher levels take much longer and save little. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

export const compress = (body: string | Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> =>
  encoding === 'br' ? brotli(body, BROTLI) : deflate(body)
