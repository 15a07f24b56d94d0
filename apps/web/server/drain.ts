import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'

interface DrainTimes {
  /** How long a connection may wait for one more request, which is answered as the last; milliseconds. */
  readonly idle: number
  /** When whatever is left is cut off; milliseconds. */
  readonly most: number
}

/** How often connections are looked for on which nothing is under way any more; milliseconds. */
const LOOK_EVERY = 100

/**
 * Accepts no more connections, and resolves once all that were open have ended. The answers have to say `Connection: close`.
 * `http.Server` would close those at once that wait for their next request, which may be on its way.
 */
export function drain(server: Server, { idle, most }: DrainTimes): Promise<void> {
  const startedAt = performance.now()
  return new Promise((resolve) => {
    const looking = setInterval(() => {
      const elapsed = performance.now() - startedAt
      if (elapsed >= most) server.closeAllConnections()
      else if (elapsed >= idle) server.closeIdleConnections()
    }, LOOK_EVERY)
    NetServer.prototype.close.call(server, () => {
      clearInterval(looking)
      resolve()
    })
  })
}
