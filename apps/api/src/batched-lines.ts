import type { DestinationStream } from 'pino'

/** A stream of lines whose last ones can be written at once, as before the process ends. */
export interface FlushableStream extends DestinationStream {
  flushSync(): void
}

/**
 * Writes what is logged in one turn of the event loop together, when the turn ends: a busy process writes once for
 * many answers, and nothing waits longer than the turn that it belongs to.
 */
export function linesByTurn(destination: DestinationStream): FlushableStream {
  let lines = ''
  const flushSync = () => {
    if (lines === '') return
    const written = lines
    lines = ''
    destination.write(written)
  }
  return {
    write(line) {
      if (lines === '') setImmediate(flushSync)
      lines += line
    },
    flushSync,
  }
}
