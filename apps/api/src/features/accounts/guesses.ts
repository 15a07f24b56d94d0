import { HOUR, inSeconds } from '@portal/domain/shared'
import { LRUCache } from 'lru-cache'
import { Problem } from '#shared/problem.ts'

const SECOND = 1000

interface Bounds {
  /** Wrong guesses within an hour that cost no waiting. */
  readonly free: number
  readonly now: () => number
}

/** Runs a try unless it has to wait; one that ends with `signed-out` was a wrong guess. */
export type Guessed = <Result>(key: string, attempt: () => Promise<Result>) => Promise<Result>

/** The wait after the first guess too many; it doubles with each further one. */
const FIRST_WAIT = 15 * SECOND
/** Few enough guesses to find no password, and short enough for who waits with the right one. */
const LONGEST_WAIT = 5 * 60 * SECOND
/** Keys that are counted; beyond them the one that was tried longest ago is forgotten. */
const KEYS = 20_000

/**
 * Slows guesses down by key, wherever they come from, and locks nobody out: after the free ones each further try has
 * to keep a distance from the wrong one before. Tries under way count as wrong, so that a burst gets no further.
 */
export function slowedGuesses({ free, now }: Bounds): Guessed {
  // By size: `max` would set aside memory for all keys at once.
  const wrong = new LRUCache<string, readonly number[]>({ maxSize: KEYS, sizeCalculation: () => 1 })
  const underWay = new Map<string, number>()
  const recent = (key: string) => (wrong.get(key) ?? []).filter((at) => at > now() - HOUR)

  function mustWait(key: string): number {
    const before = recent(key)
    const beside = underWay.get(key) ?? 0
    if (before.length + beside < free) return 0
    if (beside > 0) return FIRST_WAIT
    const last = before.at(-1) ?? 0
    return last + Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (before.length - free)) - now()
  }

  const leave = (key: string): void => {
    const others = (underWay.get(key) ?? 1) - 1
    if (others > 0) underWay.set(key, others)
    else underWay.delete(key)
  }

  return async (key, attempt) => {
    const wait = mustWait(key)
    if (wait > 0) throw tooManyGuesses(wait)
    underWay.set(key, (underWay.get(key) ?? 0) + 1)
    try {
      return await attempt()
    } catch (error) {
      if (error instanceof Problem && error.kind === 'signed-out') wrong.set(key, [...recent(key), now()])
      throw error
    } finally {
      leave(key)
    }
  }
}

function tooManyGuesses(wait: number): Problem {
  const retryAfter = Math.ceil(wait / SECOND)
  return new Problem(
    'too-many',
    `There were too many wrong passwords for this address. Please try again ${inSeconds(retryAfter)}`,
    { retryAfter },
  )
}
