import { MINUTE, SECOND } from '@portal/domain/shared'
import type { AppContext } from '#context.ts'
import { deleteLeasesOf, findLease, upsertLease } from './job-leases.repository.ts'

/** How long a lease lasts without renewal; after that its process counts as dead, and another takes over. */
export const LEASE_DURATION = 3 * MINUTE
/** The minimum remaining time of a lease when a pass begins. */
const MIN_REMAINING = MINUTE
/**
 * A lease with more remaining time was taken before the clock was set back, and is invalid; the margin allows for differing
 * clocks.
 */
const MAX_REMAINING = 2 * LEASE_DURATION
/** How often a running pass renews its lease. */
const RENEWAL_INTERVAL = 30 * SECOND

/** The job leases of this process among all processes on one database. */
export interface Leases {
  /**
   * Runs the work of a job, unless another process has its lease; returns whether it ran. The signal asks the work to end:
   * when `stopping` aborts, and once another process has taken the lease over. From then on the lease is no longer renewed,
   * so that it can be released while the work is ending.
   */
  runExclusive(
    job: string,
    work: (signal: AbortSignal) => Promise<unknown>,
    stopping: AbortSignal,
  ): Promise<boolean>
  /** Lets other processes run this one's jobs at once. */
  release(): Promise<void>
}

/**
 * Creates the leases of one process. It keeps a job between passes, so that other processes only read, and this one writes
 * only once in several passes.
 */
export function createLeases({
  store,
  now,
  randomBytes,
  log,
}: Pick<AppContext, 'store' | 'now' | 'randomBytes' | 'log'>): Leases {
  const holder = randomBytes(8).toString('hex')
  const upsert = (job: string) => {
    const at = now()
    const lease = { job, holder, lease_until: at + LEASE_DURATION }
    return upsertLease(store.write, lease, { after: at, until: at + MAX_REMAINING })
  }

  async function acquire(job: string): Promise<boolean> {
    const lease = await findLease(store.read, job)
    const remaining = (lease?.lease_until ?? 0) - now()
    if (lease?.holder === holder)
      return (remaining > MIN_REMAINING && remaining <= MAX_REMAINING) || upsert(job)
    return (remaining <= 0 || remaining > MAX_REMAINING) && upsert(job)
  }

  return {
    async runExclusive(job, work, stopping) {
      if (!(await acquire(job))) return false
      const lost = new AbortController()
      const signal = AbortSignal.any([stopping, lost.signal])
      const renew = async () => {
        if (signal.aborted || (await upsert(job))) return
        lost.abort()
        log.warn({ job }, 'another process has taken a job over: the pass of this one is asked to end')
      }
      const renewal = setInterval(() => {
        renew().catch((err: unknown) => log.error({ err, job }, 'the lease of a job was not renewed'))
      }, RENEWAL_INTERVAL)
      renewal.unref()
      try {
        await work(signal)
      } finally {
        clearInterval(renewal)
      }
      return true
    },
    async release() {
      // An unreleased lease expires.
      await deleteLeasesOf(store.write, holder).catch((err: unknown) =>
        log.error({ err }, 'the leases of jobs were not given back'),
      )
    },
  }
}
