import { MINUTE, SECOND } from '@portal/domain/shared'
import type { AppContext } from '#context.ts'
import { deleteLeasesOf, findLease, upsertLease } from './job-leases.repository.ts'

/** For how long a process holds a job that it doesn't renew: then it is taken for dead, and another takes over. */
export const LEASE_DURATION = 3 * MINUTE
/** What is left of a lease at least when a pass begins. */
const MIN_LEFT = MINUTE
/** A lease with more left was taken before the clock was set back, and counts no more; clocks may differ by the rest. */
const MAX_LEFT = 2 * LEASE_DURATION
/** How often a pass renews its lease while it works. */
const RENEWED_EVERY = 30 * SECOND

/** The jobs that this process runs, of all processes on one database. */
export interface Leases {
  /**
   * Does the work of a job, unless another process holds the job; returns whether it was done. Its signal asks the work to
   * end: as `stopping` does, and once another process has taken the job over. From then on the lease is renewed no more, so
   * that it can be given back under work that goes on.
   */
  hold(job: string, work: (signal: AbortSignal) => Promise<unknown>, stopping: AbortSignal): Promise<boolean>
  /** Lets other processes run the jobs of this one at once. */
  release(): Promise<void>
}

/**
 * The leases of one process. It keeps a job from pass to pass, so that another process only reads that it is taken, and
 * this one writes for every few passes once.
 */
export function createLeases({
  store,
  now,
  randomBytes,
  log,
}: Pick<AppContext, 'store' | 'now' | 'randomBytes' | 'log'>): Leases {
  const holder = randomBytes(8).toString('hex')
  const put = (job: string) => {
    const at = now()
    const lease = { job, holder, lease_until: at + LEASE_DURATION }
    return upsertLease(store.write, lease, { after: at, until: at + MAX_LEFT })
  }

  async function take(job: string): Promise<boolean> {
    const lease = await findLease(store.read, job)
    const left = (lease?.lease_until ?? 0) - now()
    if (lease?.holder === holder) return (left > MIN_LEFT && left <= MAX_LEFT) || put(job)
    return (left <= 0 || left > MAX_LEFT) && put(job)
  }

  return {
    async hold(job, work, stopping) {
      if (!(await take(job))) return false
      const lost = new AbortController()
      const signal = AbortSignal.any([stopping, lost.signal])
      const renew = async () => {
        if (signal.aborted || (await put(job))) return
        lost.abort()
        log.warn({ job }, 'another process has taken a job over: the pass of this one is asked to end')
      }
      const renewal = setInterval(() => {
        renew().catch((err: unknown) => log.error({ err, job }, 'the lease of a job was not renewed'))
      }, RENEWED_EVERY)
      renewal.unref()
      try {
        await work(signal)
      } finally {
        clearInterval(renewal)
      }
      return true
    },
    async release() {
      // One that stays ends by itself.
      await deleteLeasesOf(store.write, holder).catch((err: unknown) =>
        log.error({ err }, 'the leases of jobs were not given back'),
      )
    },
  }
}
