import { SECOND } from '@portal/domain/shared'
import type { ConnectionPool } from './pools.ts'

/** Milliseconds between two looks at the server's clock. */
const COMPARED_EVERY = 10 * SECOND

/** The clock of a server, which all processes on its database share. */
export interface ServerClock {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Looks at the server's clock. */
  compare(): Promise<void>
  /** Looks at it from time to time, as long as the server answers. */
  keep(): void
  stop(): void
}

/**
 * Carries the server's time on by a counter that only ever counts, so that it makes no difference how this machine's clock is
 * set. Before the first comparison it is this machine's time.
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
    // After a switch-over the address may lead elsewhere: reads on the old server are late, and never fail.
    if (row.is_standby === 1) pool.renewAll()
    // The server looked at its clock at some moment of the round trip.
    const uncertainty = (count() - before) / 2
    const found = row.at - before - uncertainty
    if (!isCompared || Math.abs(found - start) > uncertainty) start = found
    isCompared = true
  }

  return {
    now: () => Math.round(start + count()),
    compare,
    keep() {
      timer = setInterval(() => void compare().catch(() => undefined), COMPARED_EVERY).unref()
    },
    stop: () => clearInterval(timer),
  }
}
