import type { FastifyInstance } from 'fastify'
import { Problem } from '#shared/problem.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the process is stopping, and therefore not ready. */
    isStopping(): boolean
    announceStop(): void
    /** Takes what writes that which waits in memory, for a stop that loses nothing. */
    flushOnClose(write: () => Promise<void>): void
    /** Writes what waits in memory now. */
    flush(): Promise<void>
  }
}

export function addStopping(app: FastifyInstance): void {
  let stopping = false
  app.decorate('isStopping', () => stopping)
  app.decorate('announceStop', () => {
    stopping = true
  })
  const flushes: (() => Promise<void>)[] = []
  app.decorate('flushOnClose', (write) => void flushes.push(write))
  app.decorate('flush', async () => void (await Promise.all(flushes.map((write) => write()))))
  app.addHook('onClose', () => app.flush())
  app.addHook('preClose', (done) => {
    stopping = true
    done()
  })
  // Kept-alive connections would delay the end.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (stopping) void reply.header('connection', 'close')
    done()
  })
}

const RETRY_AFTER_SECONDS = 5

/** Refuses requests on open connections with Retry-After while the server closes. */
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
