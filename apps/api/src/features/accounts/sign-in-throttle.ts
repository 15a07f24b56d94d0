import { HOUR, SECOND, formatWait } from '@portal/domain/shared'
import type { AppContext } from '#context.ts'
import { countAttempt } from '#http/server/count-attempt.ts'
import { Problem } from '#shared/problem.ts'

type ThrottleContext = Pick<AppContext, 'config' | 'store' | 'now' | 'log'>

interface ThrottleOptions {
  /** No other throttle has it: processes count together by it. */
  readonly name: string
  /** Wrong passwords within an hour that cost no waiting, before RATE_LIMIT_SCALE. */
  readonly free: number
  /** What there were too many of; by default wrong passwords. */
  readonly what?: string
  /** Whether an attempt failed because of what was guessed; by default where it is refused as `signed-out`. */
  readonly isWrong?: (error: unknown) => boolean
}

/** Runs an attempt unless it has to wait, and counts it if it was wrong. */
export type SignInThrottle = <Result>(key: string, attempt: () => Promise<Result>) => Promise<Result>

/** The wait after the first wrong password too many; it doubles with each further one. */
const MIN_WAIT = 15 * SECOND
/** Long enough to make guessing hopeless, short enough for somebody with the right password. */
const MAX_WAIT = 5 * 60 * SECOND

/**
 * Throttles password guessing by key without ever locking anybody out: after the free attempts, each further one has to
 * wait after the last wrong one. Attempts under way count as wrong, so that a burst of them gains nothing.
 */
export function createSignInThrottle(
  { config, store, now, log }: ThrottleContext,
  { name, free, what = 'wrong passwords for this address', isWrong = isSignedOut }: ThrottleOptions,
): SignInThrottle {
  const counter = store.limitCounts.throttle({
    name,
    free: Math.max(1, Math.round(free * config.rateLimitScale)),
    within: HOUR,
    minWait: MIN_WAIT,
    maxWait: MAX_WAIT,
  })
  return (key, attempt) =>
    countAttempt({
      counter,
      key,
      now,
      work: attempt,
      isCounted: isWrong,
      refuse: (wait) => tooManyAttempts(what, wait),
      log,
    })
}

const isSignedOut = (error: unknown): boolean => error instanceof Problem && error.kind === 'signed-out'

function tooManyAttempts(what: string, wait: number): Problem {
  const retryAfter = Math.ceil(wait / SECOND)
  return new Problem('too-many', `There were too many ${what}. Please try again ${formatWait(retryAfter)}`, {
    retryAfter,
  })
}
