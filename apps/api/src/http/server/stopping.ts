import type { FastifyInstance, onRequestHookHandler } from 'fastify'
import { Problem } from '#shared/problem.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Registers a function that writes pending data from memory, so that a shutdown loses nothing. */
    flushOnClose(write: () => Promise<void>): void
    /** Writes pending data from memory now. */
    flush(): Promise<void>
  }
}

/** Decorates the app with `flushOnClose` and `flush`. */
export function addFlushOnClose(app: FastifyInstance): void {
  const flushes: (() => Promise<void>)[] = []
  app.decorate('flushOnClose', (write) => void flushes.push(write))
  app.decorate('flush', async () => void (await Promise.all(flushes.map((write) => write()))))
  app.addHook('onClose', () => app.flush())
}

const RETRY_AFTER_SECONDS = 5

/** Refuses a request with Retry-After while the server closes. */
export const refuseClosing: onRequestHookHandler = (_request, _reply, done) =>
  done(
    new Problem('unavailable', 'The portal is restarting. Please try again in a few seconds', {
      retryAfter: RETRY_AFTER_SECONDS,
    }),
  )
