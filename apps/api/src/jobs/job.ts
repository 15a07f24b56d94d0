import { Cron } from 'croner'
import type { FastifyBaseLogger } from 'fastify'

/** Scheduled work. */
export interface Job {
  /** Its name in the log. */
  readonly name: string
  /** A cron pattern whose first field is seconds. */
  readonly schedule: string
  /** Returns false if it was skipped. The signal asks it to end where the next pass can continue. */
  readonly pass: (signal: AbortSignal) => Promise<unknown>
  /** Whether a pass may begin while the previous one is running; otherwise it is skipped. */
  readonly overlaps?: boolean
  /** Milliseconds after which a skipped pass at the start is retried; by default it is not. */
  readonly retryAfter?: number
}

export interface RunningJob {
  /** Resolves once the running pass has ended; if passes overlap, the last one. */
  whenIdle(): Promise<void>
  /** Starts no more passes, asks the running one to end, and waits for it. */
  stop(): Promise<void>
}

/**
 * Runs a pass at once, and then by the job's schedule in the system's time. A failed pass is logged and does not stop later
 * ones.
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
