import { MINUTE } from '@portal/domain/shared'

/** Counts towards limits that guard accounts and mails: together in all processes where the database is a server. */
export interface LimitCounts {
  /** At most so many attempts by a key in a window of a fixed length, which begins with the first of them. */
  countInWindows(limit: WindowLimit): LimitCounter
  /** Attempts by a key that wait for longer and longer, without an end to it. */
  throttle(limit: ThrottleLimit): LimitCounter
  /** Forgets what can hold nobody up any longer. */
  purge(now: number): Promise<void>
}

/** Milliseconds throughout. */
export interface WindowLimit {
  readonly name: string
  readonly max: number
  readonly window: number
}

export interface ThrottleLimit {
  readonly name: string
  /** Attempts that cost no waiting. */
  readonly free: number
  /** How long an attempt counts. */
  readonly within: number
  /** How long to wait after the first attempt that is not free; it doubles with each further one. */
  readonly minWait: number
  readonly maxWait: number
}

/** Counts attempts before their outcome is known, so that a burst of them gains nothing. */
export interface LimitCounter {
  /** Counts an attempt, unless it has to wait. */
  take(key: string, now: number): Promise<Attempt>
}

export type Attempt =
  | {
      readonly isTaken: true
      /** Takes the attempt back, whose outcome does not count. */
      release(): Promise<void>
    }
  | {
      readonly isTaken: false
      /** Milliseconds until the next one may be taken. */
      readonly wait: number
    }

/** How far the clocks of two machines may be apart; an attempt from later than that is of a clock that was wrong. */
export const CLOCK_TOLERANCE = MINUTE

/** The time from which on what is counted still counts, and the time up to which it may have been counted. */
export const isCountedBetween = (now: number, within: number) => ({
  after: now - within,
  until: now + CLOCK_TOLERANCE,
})

/** How long an attempt has to wait after those that count, in the order of time. */
export function getThrottleSeconds(
  counted: readonly number[],
  { free, minWait, maxWait }: ThrottleLimit,
  now: number,
): number {
  const last = counted.at(-1)
  if (last === undefined || counted.length < free) return 0
  return last + Math.min(maxWait, minWait * 2 ** (counted.length - free)) - now
}
