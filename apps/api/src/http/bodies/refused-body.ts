import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

const TOO_SLOW = 408

/** Whether the request says that it brings a body. */
export const bringsBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * A refusal of a body that is still coming reaches its sender: the rest is read and dropped, within the time that any
 * request has. A connection that is closed on unread bytes is reset, and a proxy loses the answer with it. What came too
 * slowly is no longer waited for.
 */
export function addRefusedBodies(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (bringsBody(request) && !request.raw.complete && reply.statusCode !== TOO_SLOW && !app.isStopping()) {
      reply.removeHeader('connection')
      request.raw.resume()
    }
    done()
  })
}
