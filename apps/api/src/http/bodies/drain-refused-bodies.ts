import { hasBody } from '@portal/server/requests'
import type { FastifyInstance } from 'fastify'

const REQUEST_TIMEOUT = 408

/**
 * Drains a refused body within the request time-out, so that the answer reaches its sender: a connection that is closed
 * with unread bytes is reset, and a proxy loses the answer. A body that is too slow is not drained.
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
