import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { createConcurrencyLimit, createPipelineLimit, createSlowReaderWatch } from '@portal/domain/shared'
import type { FastifyInstance } from 'fastify'
import { toResponse } from './broken-requests.ts'
import type { Config } from './config/config.ts'
import { getPlace } from './network.ts'
import { TOO_MANY_AT_ONCE } from './refusal.ts'
import { isProxy } from './request-id.ts'

/** Open connections of a network, in IPv6 of a place, before RATE_LIMIT_SCALE. Whole islands share one, and a browser opens six. */
export const MAX_CONNECTIONS = 500

/**
 * Refuses connections of a network that has many open, and ends those whose readers are too slow, or that send many requests
 * without waiting for a response. Behind the trusted proxy
 * all visitors share its connections, so that these are not counted: `forward.ts` limits what a network has under way.
 */
export function limitConnections(
  app: FastifyInstance,
  { trustedProxy, rateLimitScale }: Config,
  headers: Readonly<Record<string, string>>,
): void {
  const limit = createConcurrencyLimit(Math.max(1, Math.round(MAX_CONNECTIONS * rateLimitScale)))
  const slowReaders = createSlowReaderWatch()
  const listeners = app.server.listeners('connection')
  app.server.removeAllListeners('connection').on('connection', (socket: Socket) => {
    const release = isProxy(socket, trustedProxy)
      ? () => undefined
      : limit.acquire(getPlace(socket.remoteAddress ?? ''))
    if (release === null) return refuse(socket)
    socket.once('close', release)
    slowReaders.add(socket)
    for (const listener of listeners) listener.call(app.server, socket)
  })
  const refuse = (socket: Socket) => {
    // Most who are refused do not wait for it.
    socket.on('error', () => undefined)
    socket.write(toResponse(TOO_MANY_AT_ONCE, headers))
    socket.destroySoon()
  }
  const isWithinPipeline = createPipelineLimit()
  const handlers = app.server.listeners('request')
  app.server
    .removeAllListeners('request')
    .on('request', (request: IncomingMessage, response: ServerResponse) => {
      if (!isWithinPipeline(request.socket, response)) return
      for (const handler of handlers) handler.call(app.server, request, response)
    })
  const stop = slowReaders.start()
  app.addHook('onClose', (_app, done) => {
    stop()
    done()
  })
}
