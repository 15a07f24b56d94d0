import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { drain } from './drain.ts'
import { API_AWAY, type Refuse } from './refusal.ts'

/** How long an open connection may bring one more request, and when what is left is cut off. */
const DRAIN_MS = { idle: 1_000, most: 8_000 }

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the process is stopping, and therefore not ready. */
    isStopping: () => boolean
    /** From now on each answer closes its connection. */
    announceStop: () => void
  }
}

/**
 * While the server stops, pending requests are finished and their connections closed. New requests on open connections
 * are refused once it closes: the render threads are closed then.
 */
export function refuseWhenStopping(app: FastifyInstance, refuse: Refuse): void {
  let isStopping = false
  let isClosing = false
  app.decorate('isStopping', () => isStopping)
  app.decorate('announceStop', () => {
    isStopping = true
  })
  app.addHook('preClose', (done) => {
    isStopping = true
    isClosing = true
    done()
  })
  app.addHook('onRequest', (request, reply, done) => {
    if (isClosing) void refuse(request, reply, API_AWAY)
    else done()
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isStopping) void reply.header('Connection', 'close')
    done(null, payload)
  })
}

/**
 * Says that it stops, and takes connections for `delay` milliseconds more. Then answers what is under way and what open
 * connections still bring, accepts no more, and closes within eight seconds.
 */
export async function closeGracefully(app: FastifyInstance, delay = 0): Promise<void> {
  app.announceStop()
  // In the turn that announced it, or whoever is told to connect anew would come to a port that closes under their connection.
  if (delay > 0) await sleep(delay)
  if (app.server.listening) await drain(app.server, DRAIN_MS)
  await app.close()
}
