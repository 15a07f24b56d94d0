import type { AppContext } from '#context.ts'
import { sendIssue } from '#features/newsletter/issue.service.ts'
import { purgeSubscribers } from '#features/newsletter/newsletter.service.ts'
import { notifyOrganisers } from '#features/event-registrations/digest/digest.service.ts'
import { purgeRegistrations } from '#features/event-registrations/purge/purge.service.ts'
import { notifyOfTakeDowns } from '#features/event-registrations/take-down/take-down-notices.service.ts'
import { purgeAccountTokens } from '#features/accounts/confirmation.service.ts'
import { purgeSessions } from '#features/accounts/sessions.service.ts'
import { purgeIdempotencyKeys } from '#db/idempotency.ts'
import { createStandingLookup } from '#mail/outbox/address-confirmation.service.ts'
import { isLow } from '#storage/disk.ts'
import { purgeRejectedPhotos } from '#features/businesses/submission/rejected-photos.service.ts'
import { openMailer } from '#mail/outbox/delivery.service.ts'
import { openTransport } from '#mail/transports/open-transport.ts'
import { purgeMails } from '#mail/outbox/outbox.service.ts'
import { measurePhotos } from '#media/photo-sizes.service.ts'
import { sweepMedia } from '#media/photos.service.ts'
import { purgeUploadDays } from '#media/upload-gate.service.ts'
import { startJob, type Job, type RunningJob } from './job.ts'

/** Starts the scheduled jobs. Each pass may die at any line and run again. */
export function startJobs(context: AppContext): RunningJob {
  const getStanding = createStandingLookup(context.store.read, context.config.contactEmail)
  const mailer = openMailer(
    { ...context, getStanding, budgetScale: context.config.rateLimitScale },
    openTransport(context.config),
  )
  const stopping = new AbortController()
  const jobs: Job[] = [
    { name: 'purge', schedule: '0 0 * * * *', pass: () => purge(context) },
    // An email that hangs delays no other: each pass sends with the workers that are free.
    { name: 'outbox', schedule: '*/2 * * * * *', pass: () => mailer.send(), overlaps: true },
    {
      name: 'newsletter',
      schedule: '0 */5 * * * *',
      pass: () => sendIssue(context, { signal: stopping.signal }),
    },
    { name: 'digests of places', schedule: '0 * * * * *', pass: () => notifyOrganisers(context) },
    { name: 'notices of events taken down', schedule: '0 * * * * *', pass: () => notifyOfTakeDowns(context) },
  ]
  const running = jobs.map((job) => startJob(job, context.log))
  return {
    whenIdle: async () => void (await Promise.all(running.map((job) => job.whenIdle()))),
    async stop() {
      stopping.abort()
      await Promise.all([...running.map((job) => job.stop()), mailer.stop()])
    },
  }
}

/** Deletes what has expired: sessions, stored responses, mails, unconfirmed and old registrations, unused files. */
async function purge(context: AppContext): Promise<void> {
  const { store, now } = context
  await purgeSessions(store.write, now())
  await purgeAccountTokens(store.write, now())
  await purgeIdempotencyKeys(store.write, now())
  await purgeMails(store.write, now())
  await purgeSubscribers(store.write, now())
  await purgeRegistrations(store, now())
  await purgeUploadDays(store.write, now())
  await measurePhotos(context)
  await purgeRejectedPhotos(store, now())
  await sweepMedia(context)
  await warnOfLowDisk(context)
}

async function warnOfLowDisk({ disk, log }: AppContext): Promise<void> {
  const space = await disk.space()
  if (isLow(space)) log.warn(space, 'less than a tenth of the disk is free')
}
