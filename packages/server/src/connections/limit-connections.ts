import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { isFromProxy, toCustomerNetwork } from '../network/index.ts'
import { createConcurrencyLimit } from './concurrency-limit.ts'
import { createPipelineLimit } from './pipeline-limit.ts'
import { createSlowReaderWatch } from './slow-readers.ts'

/** Open connections of a network, before `scale`. Whole islands share one, and a browser opens six. */
const MAX_CONNECTIONS = 500

export interface ConnectionLimitOptions {
  /** The IP address whose connections are not counted, since all visitors share them; null for none. */
  readonly trustedProxy: string | null
  /** Multiplies the limit; at least one connection is allowed. */
  readonly scale: number
  /** Writes the response to a refused connection, which is destroyed once the response is sent. */
  readonly refuse: (socket: Socket) => void
}

/**
 * Refuses connections of a network (of IPv6: a customer's /48) that has many open, and closes those whose readers are too
 * slow. Existing `connection` listeners of the server are called only for accepted connections.
 */
export function limitConnections(
  app: FastifyInstance,
  { trustedProxy, scale, refuse }: ConnectionLimitOptions,
): void {
  const limit = createConcurrencyLimit(Math.max(1, Math.round(MAX_CONNECTIONS * scale)))
  const slowReaders = createSlowReaderWatch()
  const listeners = app.server.listeners('connection')
  app.server.removeAllListeners('connection').on('connection', (socket: Socket) => {
    const release = isFromProxy(socket, trustedProxy)
      ? () => undefined
      : limit.acquire(toCustomerNetwork(socket.remoteAddress ?? ''))
    if (release === null) {
      // Most refused clients don't wait for the response.
      socket.on('error', () => undefined)
      refuse(socket)
      socket.destroySoon()
      return
    }
    socket.once('close', release)
    slowReaders.add(socket)
    for (const listener of listeners) listener.call(app.server, socket)
  })
  const stop = slowReaders.start()
  app.addHook('onClose', (_app, done) => {
    stop()
    done()
  })
}

/**
 * Closes connections that send many requests without waiting for a response. Existing `request` listeners of the server are
 * called only for admitted requests.
 */
export function limitPipelining(app: FastifyInstance): void {
  const isWithinLimit = createPipelineLimit()
  const listeners = app.server.listeners('request')
  app.server
    .removeAllListeners('request')
    .on('request', (request: IncomingMessage, response: ServerResponse) => {
      if (!isWithinLimit(request.socket, response)) return
      for (const listener of listeners) listener.call(app.server, request, response)
    })
}
