import { DAY, HOUR, MINUTE } from '@portal/domain/shared'
import type { Logger } from 'pino'
import { MAX_CLOCK_STEP, readTrustedTime, recordTrustedTime } from '#db/clock.ts'
import type { Store } from '#db/engine/store.ts'

/** How old the recorded moment may get, so that not every pass of a job writes. */
const RECORDED_EVERY = 10 * MINUTE
/** How often the log says that the clock is ahead. */
const LOGGED_EVERY = HOUR

/**
 * Tells whether the clock is more than a day beyond the last moment at which it was believed, as on a board that boots
 * before its time service, or after an outage. What time causes and nobody can take back waits meanwhile.
 */
export interface ClockGuard {
  /** Compares the clock with the database; returns whether it is ahead. */
  readonly check: () => Promise<boolean>
  /** Whether the clock is ahead of what the last check found. */
  readonly isAhead: () => boolean
  /** By how many milliseconds; 0 where it is believed. */
  readonly leap: () => number
  /** The clock's time; while it is ahead, the last moment at which it was believed. */
  readonly trustedNow: () => number
}

interface ClockGuardOptions {
  readonly store: Pick<Store, 'read' | 'write'>
  readonly now: () => number
  readonly log: Pick<Logger, 'error' | 'warn'>
}

/** Creates the guard of a process: without a check it believes the clock. */
export function createClockGuard({ store, now, log }: ClockGuardOptions): ClockGuard {
  let trustedAt = 0
  let wasAhead = false
  let loggedAt = Number.NEGATIVE_INFINITY

  const leapAt = (at: number): number =>
    trustedAt !== 0 && at - trustedAt > MAX_CLOCK_STEP ? at - trustedAt : 0

  function report(at: number): void {
    wasAhead = true
    // Steady, unlike the clock that is in doubt.
    const elapsed = performance.now()
    if (elapsed - loggedAt < LOGGED_EVERY) return
    loggedAt = elapsed
    log.error(
      { trustedAt: new Date(trustedAt).toISOString() },
      `the clock says ${new Date(at).toISOString()}, ${(leapAt(at) / DAY).toFixed(1)} days after it was last known to be right: emails and deletions that time causes wait. Correct the clock; where it is right, as after an outage, run \`clock accept\``,
    )
  }

  return {
    async check() {
      const recorded = await readTrustedTime(store.read)
      const at = now()
      // What an operator accepted may be earlier than what this process believed.
      trustedAt = recorded === 0 || wasAhead ? recorded : Math.max(recorded, trustedAt)
      if (leapAt(at) > 0) {
        report(at)
        return true
      }
      if (wasAhead) log.warn('the clock is believed again: emails and deletions that time causes go on')
      wasAhead = false
      loggedAt = Number.NEGATIVE_INFINITY
      if (at - recorded >= RECORDED_EVERY) await recordTrustedTime(store.write, at)
      trustedAt = Math.max(trustedAt, at)
      return false
    },
    isAhead: () => leapAt(now()) > 0,
    leap: () => leapAt(now()),
    trustedNow() {
      const at = now()
      return leapAt(at) > 0 ? trustedAt : at
    },
  }
}
