import { formatNumber, pluralize, SECOND } from '@portal/domain/shared'
import type { OnRead } from '#media/photo-check-files.ts'

/** Frequent enough to show progress, with few lines in the log of a long run. */
const INTERVAL_MS = 10 * SECOND

interface ProgressOptions {
  readonly write: (line: string) => void
  /** In milliseconds. */
  readonly now: () => number
}

/** Reports how many files are read: at once, and then every ten seconds. */
export function createReadProgress({ write, now }: ProgressOptions): OnRead {
  let next = -Infinity
  return (read, total) => {
    if (now() < next) return
    next = now() + INTERVAL_MS
    write(`${formatNumber(read)} of ${pluralize(total, 'file')} read\n`)
  }
}
