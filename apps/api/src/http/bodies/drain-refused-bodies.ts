import { hasBody } from '@portal/server/requests'
import type { FastifyInstance } from 'fastify'

const REQUEST_TIMEOUT = 408

/**
 * Drains a refused body within the request timeout, so that its sender gets the response: closing a connection with unread
 * bytes resets it, and a proxy loses the response. A body that is too slow is not drained.
 */
export function drainRefusedBodies(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (
      hasBody(request) &&
      !request.raw.complete &&
      reply.statusCode !== REQUEST_TIMEOUT &&
      !app.isStopping()
    ) {
      reply.removeHeader('connection')
      request.raw.resume()
    }
    done()
  })
}
