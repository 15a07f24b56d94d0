/** Requests of one connection that may be under way; browsers and proxies wait for each response. */
const MAX_PIPELINED = 16

interface PipelinedConnection {
  readonly destroyed: boolean
  destroy(): unknown
}

interface PipelinedResponse {
  once(event: 'close', listener: () => void): unknown
}

/**
 * Makes a check of each request that arrives: false where it is to be dropped, since its connection has many under way, and is
 * destroyed for that. Each request holds memory and is worked on, also after its sender is gone.
 */
export function createPipelineLimit() {
  const counts = new WeakMap<PipelinedConnection, number>()
  return (connection: PipelinedConnection, response: PipelinedResponse): boolean => {
    // What was sent with the requests before arrives all the same.
    if (connection.destroyed) return false
    const underWay = counts.get(connection) ?? 0
    if (underWay === MAX_PIPELINED) {
      connection.destroy()
      return false
    }
    counts.set(connection, underWay + 1)
    response.once('close', () => counts.set(connection, (counts.get(connection) ?? 1) - 1))
    return true
  }
}
