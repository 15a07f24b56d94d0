import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, onRequestHookHandler } from 'fastify'
import { drain } from './drain.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the process is stopping, and therefore not ready. */
    isStopping(): boolean
    /** Makes each response from now on close its connection. */
    announceStop(): void
  }
}

/** Requests must finish within eight seconds, since supervisors kill after ten or more. */
const DRAIN_TIMES = { idleMs: 1_000, maxMs: 8_000 }

/** Decorates the server with `isStopping` and `announceStop`. While it stops, each response closes its connection. */
export function addStopping(app: FastifyInstance): void {
  let isStopping = false
  app.decorate('isStopping', () => isStopping)
  app.decorate('announceStop', () => {
    isStopping = true
  })
  app.addHook('preClose', (done) => {
    isStopping = true
    done()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isStopping) void reply.header('connection', 'close')
    done()
  })
}

/**
 * Once the server closes, passes new requests on open connections to `refuse`, since their dependencies may be closed
 * already.
 */
export function refuseWhenClosing(app: FastifyInstance, refuse: onRequestHookHandler): void {
  let isClosing = false
  app.addHook('preClose', (done) => {
    isClosing = true
    done()
  })
  app.addHook('onRequest', function refuseNewRequest(request, reply, done) {
    if (isClosing) return refuse.call(this, request, reply, done)
    done()
  })
}

/**
 * Announces the stop and accepts connections for `delayMs` more, then accepts none. Resolves once pending requests and
 * those still arriving on open connections have their responses, within eight seconds after the delay.
 */
export async function drainConnections(app: FastifyInstance, delayMs = 0): Promise<void> {
  app.announceStop()
  // Without a delay the port closes in the same turn: clients that reconnect after a response would otherwise reach a
  // closing port.
  if (delayMs > 0) await sleep(delayMs)
  if (app.server.listening) await drain(app.server, DRAIN_TIMES)
}

/** Drains connections as `drainConnections` does, then closes the server. */
export async function closeGracefully(app: FastifyInstance, delayMs = 0): Promise<void> {
  await drainConnections(app, delayMs)
  await app.close()
}
