import { getBodyLimit } from '@portal/domain/shared'
import { hasBody } from '@portal/server/requests'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  isCall,
  BAD_REQUEST,
  BODY_NOT_ALLOWED,
  BAD_ADDRESS,
  METHOD_NOT_ALLOWED,
  BODY_TOO_LARGE,
  URI_TOO_LONG,
  type Refusal,
  type Refuse,
} from './refusal.ts'
import { isClosing } from './unread-body.ts'

/** Several times the site's longest link; each stored page and log line contains its address. */
const MAX_ADDRESS_LENGTH = 4 * 1024

const READ_METHODS: readonly string[] = ['GET', 'HEAD']

/** By its Content-Length: the API would see the request only with the body's first byte. */
function isTooLarge({ method, url, headers }: FastifyRequest): boolean {
  const [path = ''] = url.split('?', 1)
  return Number(headers['content-length'] ?? 0) > getBodyLimit({ method, path })
}

function findRefusal(request: FastifyRequest): Refusal | null {
  if (request.headers.host === undefined && request.raw.httpVersion === '1.1') return BAD_REQUEST
  const isRead = READ_METHODS.includes(request.method)
  if (Buffer.byteLength(request.url) > MAX_ADDRESS_LENGTH) return URI_TOO_LONG
  if (!request.url.startsWith('/')) return BAD_ADDRESS
  if (!isRead && !isCall(request.url)) return METHOD_NOT_ALLOWED
  if (isRead && hasBody(request)) return BODY_NOT_ALLOWED
  return isTooLarge(request) ? BODY_TOO_LARGE : null
}

/** Refuses requests that no route accepts by their head alone, before the body is read or the API is called. */
export function addRequestRules(app: FastifyInstance, refuse: Refuse): void {
  app.addHook('onRequest', (request, reply, done) => {
    // Requests after a response that closes the connection are dropped.
    if (isClosing(request)) return void reply.hijack()
    const refusal = findRefusal(request)
    if (refusal) void refuse(request, reply, refusal)
    else done()
  })
}
