import type { FastifyBaseLogger } from 'fastify'
import type { LimitCounter } from '#db/engine/limit-counts.ts'
import type { Problem } from '#shared/problem.ts'

interface CountedWork<Result> {
  readonly counter: LimitCounter
  readonly key: string
  readonly now: () => number
  readonly work: () => Promise<Result>
  /** Decides by the outcome, an error or null, whether the work counts. */
  readonly isCounted: (error: unknown) => boolean | Promise<boolean>
  /** Creates the refusal of work that has to wait for `wait` milliseconds. */
  readonly refuse: (wait: number) => Problem
  readonly log: Pick<FastifyBaseLogger, 'error'>
}

/** Runs work as an attempt, unless it has to wait; it counts while it runs, and then by its outcome. */
export async function runAttempt<Result>({
  counter,
  key,
  now,
  work,
  isCounted,
  refuse,
  log,
}: CountedWork<Result>): Promise<Result> {
  const attempt = await counter.consume(key, now())
  if (!attempt.isAllowed) throw refuse(attempt.wait)
  const end = async (outcome: unknown) => {
    try {
      if (!(await isCounted(outcome))) await attempt.release()
    } catch (err) {
      // The work is done: an attempt that still counts for a while is no reason to report a failure.
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
