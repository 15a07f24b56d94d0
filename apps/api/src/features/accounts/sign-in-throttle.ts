import { HOUR, SECOND, formatWait } from '@portal/domain/shared'
import { LRUCache } from 'lru-cache'
import { Problem } from '#shared/problem.ts'

interface ThrottleOptions {
  /** Wrong passwords within an hour that cost no waiting. */
  readonly free: number
  readonly now: () => number
}

/** Runs an attempt unless it has to wait; one that fails as `signed-out` had a wrong password. */
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
export function createSignInThrottle({ free, now }: ThrottleOptions): SignInThrottle {
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
    if (wait > 0) throw tooManyAttempts(wait)
    underWay.set(key, (underWay.get(key) ?? 0) + 1)
    try {
      return await attempt()
    } catch (error) {
      if (error instanceof Problem && error.kind === 'signed-out')
        failures.set(key, [...recentFailures(key), now()])
      throw error
    } finally {
      finish(key)
    }
  }
}

function tooManyAttempts(wait: number): Problem {
  const retryAfter = Math.ceil(wait / SECOND)
  return new Problem(
    'too-many',
    `There were too many wrong passwords for this address. Please try again ${formatWait(retryAfter)}`,
    { retryAfter },
  )
}
