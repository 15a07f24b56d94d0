import { SECOND } from '@portal/domain/shared'
import type { ConnectionPool } from './pools.ts'

/** Milliseconds between two readings of the server's clock. */
const COMPARE_INTERVAL_MS = 10 * SECOND

/** The server's clock, which all processes on its database share. */
export interface ServerClock {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Reads the server's clock. */
  compare(): Promise<void>
  /** Reads it regularly from now on. */
  keep(): void
  stop(): void
}

/**
 * Advances the server's time by a monotonic counter, independent of this machine's clock. Before the first reading it
 * returns this machine's time.
 */
export function createServerClock(
  pool: Pick<ConnectionPool, 'run' | 'renewAll'>,
  count: () => number = () => performance.now(),
): ServerClock {
  let start = Date.now() - count()
  let isCompared = false
  let timer: NodeJS.Timeout | undefined

  async function compare(): Promise<void> {
    const before = count()
    const [row] = await pool.run<{ at: number; is_standby: 0 | 1 }>(
      {
        text: `select (extract(epoch from clock_timestamp()) * 1000)::float8 as at,
          pg_is_in_recovery() as is_standby`,
      },
      { isPrompt: true },
    )
    if (row === undefined) return
    // After a switch-over the address may lead to another server: reads on the old one are outdated and never fail.
    if (row.is_standby === 1) pool.renewAll()
    // The server read its clock at some instant of the round trip.
    const uncertainty = (count() - before) / 2
    const found = row.at - before - uncertainty
    if (!isCompared || Math.abs(found - start) > uncertainty) start = found
    isCompared = true
  }

  return {
    now: () => Math.round(start + count()),
    compare,
    keep() {
      timer = setInterval(() => void compare().catch(() => undefined), COMPARE_INTERVAL_MS).unref()
    },
    stop: () => clearInterval(timer),
  }
}
