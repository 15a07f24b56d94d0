import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'

export interface DrainTimes {
  /** How long a connection may wait for one more request, which is its last. */
  readonly idleMs: number
  /** When the remaining connections are cut off. */
  readonly maxMs: number
}

const CHECK_INTERVAL_MS = 100

/**
 * Accepts no more connections, and resolves once all open ones have ended. Responses have to say `Connection: close`.
 * `http.Server` would at once close the connections that wait for their next request, which may be on its way.
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
