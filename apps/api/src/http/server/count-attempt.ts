import type { FastifyBaseLogger } from 'fastify'
import type { LimitCounter } from '#db/engine/limit-counts.ts'
import type { Problem } from '#shared/problem.ts'

interface CountedWork<Result> {
  readonly counter: LimitCounter
  readonly key: string
  readonly now: () => number
  readonly work: () => Promise<Result>
  /** Whether the work counts by how it ended: with an error, or null. */
  readonly isCounted: (error: unknown) => boolean | Promise<boolean>
  /** The refusal of work that has to wait for so many milliseconds. */
  readonly refuse: (wait: number) => Problem
  readonly log: Pick<FastifyBaseLogger, 'error'>
}

/** Runs work as an attempt, unless it has to wait; it counts while it is under way, and then by its outcome. */
export async function countAttempt<Result>({
  counter,
  key,
  now,
  work,
  isCounted,
  refuse,
  log,
}: CountedWork<Result>): Promise<Result> {
  const attempt = await counter.take(key, now())
  if (!attempt.isTaken) throw refuse(attempt.wait)
  const end = async (outcome: unknown) => {
    try {
      if (!(await isCounted(outcome))) await attempt.release()
    } catch (err) {
      // The work is done: that it goes on counting for a while is no reason to say that it failed.
      log.error({ err }, 'an attempt counts that should not')
    }
  }
  try {
    const result = await work()
    await end(null)
    return result
  } catch (error) {
    await end(error)
    throw error
  }
}
