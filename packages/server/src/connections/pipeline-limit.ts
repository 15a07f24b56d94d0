/** Maximum pending requests of one connection; browsers and proxies wait for each response. */
const MAX_PIPELINED = 16

interface PipelinedConnection {
  readonly destroyed: boolean
  destroy(): unknown
}

interface PipelinedResponse {
  once(event: 'close', listener: () => void): unknown
}

/**
 * Creates a check for each request. It returns false for a request to drop: its connection has sixteen pending and is
 * destroyed, since each takes memory and is processed even after its sender has left.
 */
export function createPipelineLimit() {
  const counts = new WeakMap<PipelinedConnection, number>()
  return (connection: PipelinedConnection, response: PipelinedResponse): boolean => {
    // Requests sent together with the previous ones still arrive.
    if (connection.destroyed) return false
    const pending = counts.get(connection) ?? 0
    if (pending === MAX_PIPELINED) {
      connection.destroy()
      return false
    }
    counts.set(connection, pending + 1)
    response.once('close', () => counts.set(connection, (counts.get(connection) ?? 1) - 1))
    return true
  }
}
