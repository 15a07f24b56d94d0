import { DAY, HOUR, MINUTE } from '@portal/domain/shared'
import type { Logger } from 'pino'
import { MAX_CLOCK_STEP, readTrustedTime, recordTrustedTime } from '#db/clock.ts'
import type { Store } from '#db/engine/store.ts'

/** The maximum age of the recorded time, so that not every check writes. */
const RECORD_INTERVAL = 10 * MINUTE
/** How often the log reports that the clock is ahead. */
const LOG_INTERVAL = HOUR

/**
 * Detects when the clock is more than a day ahead of the last trusted time, as on a board that boots before its time
 * service, or after an outage. Time-based work that can't be undone waits until the clock is trusted again.
 */
export interface ClockGuard {
  /** Compares the clock with the database; returns whether it is ahead. */
  readonly check: () => Promise<boolean>
  /** Whether the last check found the clock ahead. */
  readonly isAhead: () => boolean
  /** How far it is ahead in milliseconds; 0 while it is trusted. */
  readonly leap: () => number
  /** The current time; while the clock is ahead, the last trusted time. */
  readonly trustedNow: () => number
}

interface ClockGuardOptions {
  readonly store: Pick<Store, 'read' | 'write'>
  readonly now: () => number
  readonly log: Pick<Logger, 'error' | 'warn'>
}

/** Creates the guard of a process; before the first check it trusts the clock. */
export function createClockGuard({ store, now, log }: ClockGuardOptions): ClockGuard {
  let trustedAt = 0
  let wasAhead = false
  let loggedAt = Number.NEGATIVE_INFINITY

  const getLeapAt = (at: number): number =>
    trustedAt !== 0 && at - trustedAt > MAX_CLOCK_STEP ? at - trustedAt : 0

  function report(at: number): void {
    wasAhead = true
    // A monotonic time, unlike the clock in question.
    const elapsed = performance.now()
    if (elapsed - loggedAt < LOG_INTERVAL) return
    loggedAt = elapsed
    log.error(
      { trustedAt: new Date(trustedAt).toISOString() },
      `the clock says ${new Date(at).toISOString()}, ${(getLeapAt(at) / DAY).toFixed(1)} days after it was last known to be right: emails and deletions that time causes wait. Correct the clock; where it is right, as after an outage, run \`clock accept\``,
    )
  }

  return {
    async check() {
      const recorded = await readTrustedTime(store.read)
      const at = now()
      // An operator may have accepted a time before the one that this process trusted.
      trustedAt = recorded === 0 || wasAhead ? recorded : Math.max(recorded, trustedAt)
      if (getLeapAt(at) > 0) {
        report(at)
        return true
      }
      if (wasAhead) log.warn('the clock is believed again: emails and deletions that time causes go on')
      wasAhead = false
      loggedAt = Number.NEGATIVE_INFINITY
      if (at - recorded >= RECORD_INTERVAL) await recordTrustedTime(store.write, at)
      trustedAt = Math.max(trustedAt, at)
      return false
    },
    isAhead: () => getLeapAt(now()) > 0,
    leap: () => getLeapAt(now()),
    trustedNow() {
      const at = now()
      return getLeapAt(at) > 0 ? trustedAt : at
    },
  }
}
