import { SECOND } from './instant.ts'

/** What `net.Socket` tells of a connection. */
export interface Connection {
  /** Bytes that its reader has not taken yet. */
  readonly writableLength: number
  /** All bytes written so far, including those that its reader has not taken yet. */
  readonly bytesWritten: number
  destroy(): unknown
  once(event: 'close', listener: () => void): unknown
}

/** How often connections are checked, in milliseconds. */
const CHECK_EVERY = 5 * SECOND
/** How long bytes may wait for a reader, in milliseconds, and how many more for each that was written since. */
const GRACE = 60 * SECOND
/** 4 kB a second: a phone on 2G reads five times as fast. */
const MS_PER_BYTE = 1 / 4

interface Backlog {
  readonly writtenBefore: number
  elapsed: number
}

/**
 * Destroys connections whose readers take their responses too slowly, since each holds the work and the memory behind its
 * response. Time is counted in checks, which are late where the process is busy, so that this is never blamed on readers.
 */
export function createSlowReaderWatch() {
  const backlogs = new Map<Connection, Backlog | null>()

  const check = () => {
    for (const [connection, backlog] of backlogs) {
      if (connection.writableLength === 0) {
        if (backlog) backlogs.set(connection, null)
      } else if (backlog) {
        backlog.elapsed += CHECK_EVERY
        const written = connection.bytesWritten - backlog.writtenBefore
        if (backlog.elapsed > GRACE + written * MS_PER_BYTE) connection.destroy()
      } else {
        const writtenBefore = connection.bytesWritten - connection.writableLength
        backlogs.set(connection, { writtenBefore, elapsed: 0 })
      }
    }
  }

  return {
    add(connection: Connection): void {
      backlogs.set(connection, null)
      connection.once('close', () => backlogs.delete(connection))
    },
    /** Begins to check; returns the function that ends it. */
    start(): () => void {
      const checking = setInterval(check, CHECK_EVERY)
      checking.unref()
      return () => clearInterval(checking)
    },
  }
}
