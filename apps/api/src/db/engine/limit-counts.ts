import { MINUTE } from '@portal/domain/shared'

/** Counters of limits that guard accounts and mails: shared by all processes where the database is a server. */
export interface LimitCounts {
  /** Limits attempts by key in a window of a fixed length, which begins with the first attempt. */
  countInWindows(limit: WindowLimit): LimitCounter
  /** Delays attempts by key for longer and longer, up to `maxWaitMs`. */
  throttle(limit: ThrottleLimit): LimitCounter
  /** Deletes counts that no longer delay anybody. */
  purge(now: number): Promise<void>
}

/** All spans are in milliseconds. */
export interface WindowLimit {
  readonly name: string
  readonly max: number
  readonly window: number
}

export interface ThrottleLimit {
  readonly name: string
  /** Attempts without a delay. */
  readonly free: number
  /** How long an attempt counts. */
  readonly within: number
  /** The delay after the first attempt that is not free; it doubles with each further one. */
  readonly minWaitMs: number
  readonly maxWaitMs: number
}

/** Counts attempts before their outcome is known, so that parallel attempts gain nothing. */
export interface LimitCounter {
  /** Counts an attempt, unless it has to wait. */
  consume(key: string, now: number): Promise<Attempt>
}

export type Attempt =
  | {
      readonly isAllowed: true
      /** Releases an attempt whose outcome does not count. */
      release(): Promise<void>
    }
  | {
      readonly isAllowed: false
      /** Milliseconds until the next attempt is allowed. */
      readonly wait: number
    }

/** How far the clocks of two machines may differ; later attempts come from a wrong clock and don't count. */
export const CLOCK_TOLERANCE = MINUTE

/** The earliest and latest time of attempts that still count. */
export const isCountedBetween = (now: number, within: number) => ({
  after: now - within,
  until: now + CLOCK_TOLERANCE,
})

/** Calculates the delay of an attempt from the counted ones, in order of time. */
export function getThrottleDelayMs(
  counted: readonly number[],
  { free, minWaitMs, maxWaitMs }: ThrottleLimit,
  now: number,
): number {
  const last = counted.at(-1)
  if (last === undefined || counted.length < free) return 0
  return last + Math.min(maxWaitMs, minWaitMs * 2 ** (counted.length - free)) - now
}
