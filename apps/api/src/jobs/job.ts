import { Cron } from 'croner'
import type { FastifyBaseLogger } from 'fastify'

/** Scheduled work. */
export interface Job {
  /** Its name in the log. */
  readonly name: string
  /** A cron pattern whose first field is seconds. */
  readonly schedule: string
  /** Answers false where it was left out. The signal asks it to end where the next one can go on. */
  readonly pass: (signal: AbortSignal) => Promise<unknown>
  /** Whether a pass may begin while the previous one is running; otherwise it is skipped. */
  readonly overlaps?: boolean
  /** Milliseconds after which the pass at the start is tried again if it was left out; not unless given. */
  readonly retryAfter?: number
}

export interface RunningJob {
  /** Resolves once the running pass has ended; of overlapping ones, the last. */
  whenIdle(): Promise<void>
  /** Starts no further pass, asks the running one to end, and waits for it. */
  stop(): Promise<void>
}

/**
 * Runs a pass at once, and then by the job's schedule in the system's time. A failed pass is logged and stops no later
 * one.
 */
export function startJob(
  { name, schedule, pass, overlaps = false, retryAfter }: Job,
  log: Pick<FastifyBaseLogger, 'error'>,
): RunningJob {
  const stopping = new AbortController()
  let running: Promise<unknown> | undefined
  let retry: NodeJS.Timeout | undefined
  let isRetried = retryAfter === undefined
  const cron = new Cron(
    schedule,
    { protect: !overlaps, unref: true, catch: (err) => log.error({ err }, `${name} failed`) },
    async () => {
      running = pass(stopping.signal)
      const isLeftOut = (await running) === false
      if (isLeftOut && !isRetried) retry = setTimeout(() => void cron.trigger(), retryAfter).unref()
      isRetried = true
    },
  )
  const whenIdle = async () => void (await Promise.allSettled([running]))
  void cron.trigger()
  return {
    whenIdle,
    stop() {
      stopping.abort()
      cron.stop()
      isRetried = true
      clearTimeout(retry)
      return whenIdle()
    },
  }
}
