import { Negotiator } from '@fastify/accept-negotiator'
import { LRUCache } from 'lru-cache'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Smallest first: the preferred one if a client accepts several equally. Browsers send only a few different headers. */
const negotiator = new Negotiator<Encoding>({
  supportedValues: ['br', 'gzip', 'identity'],
  cache: new LRUCache<string, string>({ max: 100 }),
})

/** Negotiates the encoding of a response from the request's `Accept-Encoding` header. */
export const negotiateEncoding = (header: string | undefined): Encoding =>
  (header === undefined ? null : negotiator.negotiate(header)) ?? 'identity'
