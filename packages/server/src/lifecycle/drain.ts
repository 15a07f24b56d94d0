import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'

export interface DrainTimes {
  /** How long a connection may wait for one more request, which is its last. */
  readonly idleMs: number
  /** When the remaining connections are closed. */
  readonly maxMs: number
}

const CHECK_INTERVAL_MS = 100

/**
 * Accepts no more connections, and resolves once all open ones have ended. Responses must have `Connection: close`.
 * `http.Server.close` would at once close idle connections, whose next request may be on its way.
 */
export function drain(server: Server, { idleMs, maxMs }: DrainTimes): Promise<void> {
  const startedAt = performance.now()
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      const elapsed = performance.now() - startedAt
      if (elapsed >= maxMs) server.closeAllConnections()
      else if (elapsed >= idleMs) server.closeIdleConnections()
    }, CHECK_INTERVAL_MS)
    NetServer.prototype.close.call(server, () => {
      clearInterval(timer)
      resolve()
    })
  })
}
