/** The part of `net.Socket` that the watch uses. */
export interface WatchedConnection {
  /** Bytes that the reader has not received yet. */
  readonly writableLength: number
  /** All bytes written so far, including those that the reader has not received yet. */
  readonly bytesWritten: number
  destroy(): unknown
  once(event: 'close', listener: () => void): unknown
}

const CHECK_INTERVAL_MS = 5_000
/** How long bytes may wait for a reader, before the time for each byte written since is added. */
const GRACE_MS = 60_000
/** 4 kB a second: a phone on 2G reads five times as fast. */
const MS_PER_BYTE = 1 / 4

interface Backlog {
  readonly writtenBefore: number
  elapsedMs: number
}

/**
 * Destroys connections whose readers are too slow, since each keeps the work and the memory of its response. Time is
 * counted in checks: a busy process checks late, so that its delays don't count against readers.
 */
export function createSlowReaderWatch() {
  const backlogs = new Map<WatchedConnection, Backlog | null>()

  const check = () => {
    for (const [connection, backlog] of backlogs) {
      if (connection.writableLength === 0) {
        if (backlog) backlogs.set(connection, null)
      } else if (backlog) {
        backlog.elapsedMs += CHECK_INTERVAL_MS
        const written = connection.bytesWritten - backlog.writtenBefore
        if (backlog.elapsedMs > GRACE_MS + written * MS_PER_BYTE) connection.destroy()
      } else {
        const writtenBefore = connection.bytesWritten - connection.writableLength
        backlogs.set(connection, { writtenBefore, elapsedMs: 0 })
      }
    }
  }

  return {
    /** Watches a connection until it closes. */
    add(connection: WatchedConnection): void {
      backlogs.set(connection, null)
      connection.once('close', () => backlogs.delete(connection))
    },
    /** Starts checking every five seconds; returns the function that stops it. */
    start(): () => void {
      const timer = setInterval(check, CHECK_INTERVAL_MS).unref()
      return () => clearInterval(timer)
    },
  }
}
