import { Cron } from 'croner'
import type { FastifyBaseLogger } from 'fastify'

/** Work that comes round by the clock. */
export interface Job {
  /** What the log calls it. */
  readonly name: string
  /** A cron pattern whose first field is seconds. */
  readonly schedule: string
  readonly pass: () => Promise<unknown>
  /** Whether a pass may begin while the one before is under way; otherwise it is left out. */
  readonly overlaps?: boolean
}

export interface RunningJob {
  /** Waits for the pass that is under way; of those that overlap, for the last. */
  idle(): Promise<void>
  /** Begins no other pass, and waits for the one that is under way. */
  stop(): Promise<void>
}

/**
 * Runs a pass at once, and from then on by the job's schedule and the system's clock. A pass that fails is logged, and
 * the next one comes all the same.
 */
export function startJob(
  { name, schedule, pass, overlaps = false }: Job,
  log: Pick<FastifyBaseLogger, 'error'>,
): RunningJob {
  let underWay: Promise<unknown> | undefined
  const cron = new Cron(
    schedule,
    { protect: !overlaps, unref: true, catch: (err) => log.error({ err }, `${name} failed`) },
    async () => {
      underWay = pass()
      await underWay
    },
  )
  const idle = async () => void (await Promise.allSettled([underWay]))
  void cron.trigger()
  return {
    idle,
    stop() {
      cron.stop()
      return idle()
    },
  }
}
