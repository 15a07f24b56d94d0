import type { DestinationStream } from 'pino'

/** A stream of lines that can be flushed synchronously before the process ends. */
export interface FlushableStream extends DestinationStream {
  flushSync(): void
}

/** The maximum delay of a line; milliseconds. */
const MAX_DELAY_MS = 10
const BATCH_BYTES = 64 * 1024
/** The most bytes of a UTF-16 code unit in UTF-8. */
const MAX_BYTES_PER_CODE_UNIT = 3

/**
 * Buffers lines as bytes and writes them in batches, after a short delay or when the buffer is full: a busy process makes
 * one write for hundreds of responses, and creates little garbage.
 */
export function createBatchedStream(destination: DestinationStream): FlushableStream {
  const batch = Buffer.allocUnsafeSlow(BATCH_BYTES)
  let length = 0
  let timer: NodeJS.Timeout | undefined
  const flushSync = () => {
    clearTimeout(timer)
    timer = undefined
    const written = length
    length = 0
    if (written > 0) destination.write(batch.toString('utf8', 0, written))
  }
  return {
    write(line) {
      const max = line.length * MAX_BYTES_PER_CODE_UNIT
      if (max > BATCH_BYTES - length) flushSync()
      if (max > BATCH_BYTES) {
        destination.write(line)
        return
      }
      length += batch.write(line, length)
      timer ??= setTimeout(flushSync, MAX_DELAY_MS).unref()
    },
    flushSync,
  }
}
