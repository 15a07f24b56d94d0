import type { DestinationStream } from 'pino'

/** A stream of lines whose last ones can be written at once, as before the process ends. */
export interface FlushableStream extends DestinationStream {
  flushSync(): void
}

/** Milliseconds that a line waits at most. */
const LONGEST_WAIT = 10
const BATCH_BYTES = 64 * 1024
/** UTF-8 takes no more for any of a text's units. */
const MOST_BYTES_OF_A_UNIT = 3

/**
 * Gathers lines as bytes, and writes them together a moment later or when many have come: a busy process writes once
 * for hundreds of answers, and leaves no trail of texts to the garbage collector.
 */
export function batchedLines(destination: DestinationStream): FlushableStream {
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
      const most = line.length * MOST_BYTES_OF_A_UNIT
      if (most > BATCH_BYTES - length) flushSync()
      if (most > BATCH_BYTES) {
        destination.write(line)
        return
      }
      length += batch.write(line, length)
      timer ??= setTimeout(flushSync, LONGEST_WAIT).unref()
    },
    flushSync,
  }
}
