import { Problem } from './shared/problem.ts'

interface Turns {
  /** How many pieces of work run at a time. */
  readonly atOnce: number
  /** How many may wait; one more is refused. */
  readonly queue: number
  /** What the one too many is told, and after how many seconds another try makes sense. */
  readonly busy: string
  readonly retryAfter: number
}

/** Gives costly work its turn, so that a burst takes neither every core nor longer than anyone would wait. */
export function takingTurns({ atOnce, queue, busy, retryAfter }: Turns) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (waiting.length >= queue) throw new Problem('unavailable', busy, { retryAfter })
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

/** Runs pieces of work under one key one after the other; under a null key each by itself. */
export function oneByOne() {
  const last = new Map<string, Promise<unknown>>()
  return async <Result>(key: string | null, work: () => Promise<Result>): Promise<Result> => {
    if (key === null) return work()
    const before = last.get(key)
    const own = (before ?? Promise.resolve()).then(work, work)
    last.set(key, own)
    try {
      return await own
    } finally {
      if (last.get(key) === own) last.delete(key)
    }
  }
}
