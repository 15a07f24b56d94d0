import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the process was asked to stop: from then on it is not ready. */
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
  // A connection that is kept for a next request would hold up the end.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (stopping) void reply.header('connection', 'close')
    done()
  })
}
