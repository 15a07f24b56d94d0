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
}
