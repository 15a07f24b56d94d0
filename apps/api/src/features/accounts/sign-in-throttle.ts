import { HOUR, SECOND, formatWait } from '@portal/domain/shared'
import { LRUCache } from 'lru-cache'
import { Problem } from '#shared/problem.ts'

interface ThrottleOptions {
  /** Wrong passwords within an hour that cost no waiting. */
  readonly free: number
  readonly now: () => number
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
/** Beyond as many keys, the least recently used one is forgotten. */
const MAX_KEYS = 20_000

/**
 * Throttles password guessing by key without ever locking anybody out: after the free attempts, each further one has to
 * wait after the last wrong one. Attempts under way count as wrong, so that a burst of them gains nothing.
 */
export function createSignInThrottle({
  free,
  now,
  what = 'wrong passwords for this address',
  isWrong = isSignedOut,
}: ThrottleOptions): SignInThrottle {
  // By size: `max` would allocate memory for all keys at once.
  const failures = new LRUCache<string, readonly number[]>({ maxSize: MAX_KEYS, sizeCalculation: () => 1 })
  const underWay = new Map<string, number>()
  const recentFailures = (key: string) => (failures.get(key) ?? []).filter((at) => at > now() - HOUR)

  function waitBefore(key: string): number {
    const failed = recentFailures(key)
    const concurrent = underWay.get(key) ?? 0
    if (failed.length + concurrent < free) return 0
    if (concurrent > 0) return MIN_WAIT
    const last = failed.at(-1) ?? 0
    return last + Math.min(MAX_WAIT, MIN_WAIT * 2 ** (failed.length - free)) - now()
  }

  const finish = (key: string): void => {
    const others = (underWay.get(key) ?? 1) - 1
    if (others > 0) underWay.set(key, others)
    else underWay.delete(key)
  }

  return async (key, attempt) => {
    const wait = waitBefore(key)
    if (wait > 0) throw tooManyAttempts(what, wait)
    underWay.set(key, (underWay.get(key) ?? 0) + 1)
    try {
      return await attempt()
    } catch (error) {
      if (isWrong(error)) failures.set(key, [...recentFailures(key), now()])
      throw error
    } finally {
      finish(key)
    }
  }
}

const isSignedOut = (error: unknown): boolean => error instanceof Problem && error.kind === 'signed-out'

function tooManyAttempts(what: string, wait: number): Problem {
  const retryAfter = Math.ceil(wait / SECOND)
  return new Problem('too-many', `There were too many ${what}. Please try again ${formatWait(retryAfter)}`, {
    retryAfter,
  })
}
