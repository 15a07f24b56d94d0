import { mostBodyOf } from '@portal/domain/shared'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  isCall,
  MALFORMED,
  NO_BODY_HERE,
  NO_SUCH_ADDRESS,
  READ_ONLY,
  TOO_LARGE,
  TOO_LONG,
  type Refusal,
  type Refuse,
} from './refusal.ts'
import { hasBody, isClosing } from './unread-body.ts'

/** Several times what the longest link of the site needs; each kept page and each log line carries its address. */
const MAX_ADDRESS_LENGTH = 4 * 1024

const READ_METHODS: readonly string[] = ['GET', 'HEAD']

/** By what it says itself: the API would hear of it only once its first byte is there. */
function isTooLarge({ method, url, headers }: FastifyRequest): boolean {
  const [path = ''] = url.split('?', 1)
  return Number(headers['content-length'] ?? 0) > mostBodyOf({ method, path })
}

function findRefusal(request: FastifyRequest): Refusal | null {
  if (request.headers.host === undefined && request.raw.httpVersion === '1.1') return MALFORMED
  const isRead = READ_METHODS.includes(request.method)
  if (Buffer.byteLength(request.url) > MAX_ADDRESS_LENGTH) return TOO_LONG
  if (!request.url.startsWith('/')) return NO_SUCH_ADDRESS
  if (!isRead && !isCall(request.url)) return READ_ONLY
  if (isRead && hasBody(request)) return NO_BODY_HERE
  return isTooLarge(request) ? TOO_LARGE : null
}

/** What no address takes is refused by the request's head alone, before its body is read or anybody is asked. */
export function addRequestRules(app: FastifyInstance, refuse: Refuse): void {
  app.addHook('onRequest', (request, reply, done) => {
    // A client that goes on after an answer which ends the connection has its requests dropped with it.
    if (isClosing(request)) return void reply.hijack()
    const refusal = findRefusal(request)
    if (refusal) void refuse(request, reply, refusal)
    else done()
  })
}
