import type { Socket } from 'node:net'
import { createConcurrencyLimit, createSlowReaderWatch } from '@portal/domain/shared'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#config/config.ts'
import { getPeerAddress, toPlace } from './client-ip.ts'

/** Open connections of a network, before RATE_LIMIT_SCALE. Whole islands share one. */
export const MAX_CONNECTIONS = 500

/**
 * Refuses connections of a network that has many open, and ends those whose readers are too slow. Those of the trusted
 * proxy, the web server, are not counted: it limits what a network has under way itself.
 */
export function limitConnections(
  app: FastifyInstance,
  { trustedProxy, rateLimitScale }: Pick<Config, 'trustedProxy' | 'rateLimitScale'>,
  refuse: (socket: Socket) => void,
): void {
  const limit = createConcurrencyLimit(Math.max(1, Math.round(MAX_CONNECTIONS * rateLimitScale)))
  const slowReaders = createSlowReaderWatch()
  const listeners = app.server.listeners('connection')
  app.server.removeAllListeners('connection').on('connection', (socket: Socket) => {
    const peer = getPeerAddress(socket)
    const release = peer === trustedProxy ? () => undefined : limit.acquire(toPlace(peer))
    if (release === null) {
      // Most who are refused do not wait for it.
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
