import { SECOND } from '@portal/domain/shared'
import type { AppContext } from '#context.ts'
import type { EntrySources } from '#features/alerts/find-entries.ts'
import { sendAlerts } from '#features/alerts/send-alerts.service.ts'
import { sendIssue } from '#features/newsletter/issue.service.ts'
import { reopenBusinesses } from '#features/businesses/reopening.service.ts'
import { runTrials } from '#features/plans/trials.service.ts'
import { notifyOrganisers } from '#features/event-registrations/digest/digest.service.ts'
import { notifyOfMoves } from '#features/event-registrations/moves/move-notices.service.ts'
import { notifyOfRestorations } from '#features/event-registrations/restorations/restoration-notices.service.ts'
import { notifyOfTakeDowns } from '#features/event-registrations/take-down/take-down-notices.service.ts'
import { createRecipientTrustLookup } from '#mail/outbox/address-confirmation.service.ts'
import { createMailer } from '#mail/outbox/delivery.service.ts'
import { createTransport } from '#mail/transports/create-transport.ts'
import { purge } from './purge.ts'
import { startJob, type Job, type RunningJob } from './job.ts'
import { LEASE_DURATION, createLeases, type Leases } from './lease.ts'

/**
 * How long running passes may take to end once the jobs are stopped, a second more than the mailer's attempts, and how long
 * releasing the leases may take; milliseconds. Their sum stays below the time that the process has for requests.
 */
export const PASS_END_TIMEOUT_MS = 6 * SECOND
const RELEASE_TIMEOUT_MS = SECOND

interface ScheduledJob extends Job {
  /** Whether it does what people have requested, and so continues while the clock may be wrong. */
  readonly ignoresClock?: boolean
}

/** The jobs' options besides the context. */
interface JobsOptions {
  /** Whether requests wait for this process: low-priority mails then wait for them. */
  readonly isLate?: () => boolean
}

/**
 * Starts the scheduled jobs. Each pass may die at any line and run again. Of several processes on one database, one at a
 * time runs a job.
 */
export function startJobs(
  context: AppContext,
  services: EntrySources,
  { isLate }: JobsOptions = {},
): RunningJob {
  const getRecipientTrust = createRecipientTrustLookup(context.store.read, context.config.contactEmail)
  const mailer = createMailer(
    { ...context, getRecipientTrust, budgetScale: context.config.rateLimitScale, ...(isLate && { isLate }) },
    createTransport(context.config),
  )
  const jobs: readonly ScheduledJob[] = [
    { name: 'purge', schedule: '0 0 * * * *', pass: (signal) => purge(context, signal) },
    // A hanging email delays no other: each pass sends with the free workers.
    {
      name: 'outbox',
      schedule: '*/2 * * * * *',
      pass: () => mailer.send(),
      overlaps: true,
      ignoresClock: true,
    },
    { name: 'newsletter', schedule: '0 */5 * * * *', pass: (signal) => sendIssue(context, { signal }) },
    {
      name: 'alerts',
      schedule: '0 */5 * * * *',
      pass: (signal) => sendAlerts(context, services, signal),
    },
    {
      name: 'ends of temporary closings',
      schedule: '0 1 * * * *',
      pass: (signal) => reopenBusinesses(context, signal).then(() => {}),
    },
    { name: 'trials', schedule: '0 * * * * *', pass: (signal) => runTrials(context, { signal }) },
    {
      name: 'digests of places',
      schedule: '0 * * * * *',
      pass: (signal) => notifyOrganisers(context, signal),
    },
    {
      name: 'notices of events taken down',
      schedule: '0 * * * * *',
      pass: (signal) => notifyOfTakeDowns(context, signal),
    },
    {
      name: 'notices of events restored',
      schedule: '0 * * * * *',
      pass: (signal) => notifyOfRestorations(context, signal),
    },
    {
      name: 'notices of events moved',
      schedule: '0 * * * * *',
      pass: (signal) => notifyOfMoves(context, signal),
    },
  ]
  const leases = createLeases(context)
  const running = jobs
    .map((job) => watchJob(job, context))
    .map((job) => startJob(job.overlaps ? job : runAlone(job, leases), context.log))
  return {
    whenIdle: async () => void (await Promise.all(running.map((job) => job.whenIdle()))),
    async stop() {
      const passes = Promise.all([...running.map((job) => job.stop()), mailer.stop()])
      if (!(await hasEndedWithin(passes, PASS_END_TIMEOUT_MS)))
        context.log.warn('jobs did not end in time: the process ends under their passes')
      // Also during a pass that is still running: it may die at any line, and another process may run beside it.
      await hasEndedWithin(leases.release(), RELEASE_TIMEOUT_MS)
    },
  }
}

/**
 * Wraps a job so that it waits while the clock may be wrong, and counts its passes by outcome; a pass that waited or was
 * aborted has not succeeded.
 */
const watchJob = (
  { ignoresClock = false, ...job }: ScheduledJob,
  { clock, metrics }: Pick<AppContext, 'clock' | 'metrics'>,
): Job => ({
  ...job,
  async pass(signal) {
    try {
      if (!ignoresClock && (await clock.check())) return
      await job.pass(signal)
      if (!signal.aborted) metrics.recordJob(job.name, 'success')
    } catch (error) {
      metrics.recordJob(job.name, 'failure')
      throw error
    }
  },
})

/**
 * Wraps a job so that only one process runs it. If its lease is taken at the start, perhaps by a killed process, it is
 * retried when the lease has ended.
 */
const runAlone = (job: Job, leases: Leases): Job => ({
  ...job,
  pass: (signal) => leases.runExclusive(job.name, job.pass, signal),
  retryAfter: LEASE_DURATION,
})

/** Whether work ends within `max` milliseconds; otherwise it continues. */
async function hasEndedWithin(work: Promise<unknown>, max: number): Promise<boolean> {
  const late = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => late.resolve(false), max)
  try {
    return await Promise.race([work.then(() => true), late.promise])
  } finally {
    clearTimeout(timer)
  }
}
