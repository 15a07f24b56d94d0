import type { FastifyInstance } from 'fastify'
import { Problem } from '#shared/problem.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the process was asked to stop or its server closes: from then on it is not ready. */
    isStopping(): boolean
    announceStop(): void
  }
}

export function addStopping(app: FastifyInstance): void {
  let stopping = false
  app.decorate('isStopping', () => stopping)
  app.decorate('announceStop', () => {
    stopping = true
  })
  app.addHook('preClose', (done) => {
    stopping = true
    done()
  })
  // A connection that is kept for a next request would hold up the end.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (stopping) void reply.header('connection', 'close')
    done()
  })
}

const RETRY_AFTER_SECONDS = 5

/** Once the server closes, what still comes over a connection that is open is told to come back. */
export function refuseWhenClosing(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', (done) => {
    isClosing = true
    done()
  })
  app.addHook('onRequest', (_request, _reply, done) => done(isClosing ? closing() : undefined))
}

const closing = () =>
  new Problem('unavailable', 'The portal is restarting. Please try again in a few seconds', {
    retryAfter: RETRY_AFTER_SECONDS,
  })
