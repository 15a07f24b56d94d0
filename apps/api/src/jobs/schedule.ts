import type { AppContext } from '#context.ts'
import { sendIssue } from '#features/newsletter/issue.service.ts'
import { purgeSubscribers } from '#features/newsletter/newsletter.service.ts'
import {
  purgeRegistrations,
  tellOfTakenDown,
  tellOrganisers,
} from '#features/event-registrations/event-registrations.service.ts'
import { purgeAccountTokens } from '#features/accounts/confirmation.service.ts'
import { purgeSessions } from '#features/accounts/sessions.service.ts'
import { purgeIdempotencyKeys } from '#db/idempotency.ts'
import { standings } from '#mail/confirmation.service.ts'
import { isLow } from '#storage/disk.ts'
import { purgeRejectedPhotos } from '#features/businesses/submission/rejected-photos.service.ts'
import { openMailer } from '#mail/delivery.service.ts'
import { openTransport } from '#mail/open-transport.ts'
import { purgeMails } from '#mail/outbox.service.ts'
import { measurePhotos } from '#media/measuring.service.ts'
import { sweepMedia } from '#media/photos.service.ts'
import { purgeUploadDays } from '#media/upload-gate.service.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

interface Jobs {
  /** Starts no more and waits for what is under way. */
  stop(): Promise<void>
}

/** Work that comes round by the clock. Each pass may die at any line and run again. */
export function startJobs(context: AppContext): Jobs {
  const standingOf = standings(context.store.read, context.config.contactEmail)
  const mailer = openMailer(
    { ...context, standingOf, budgetScale: context.config.rateLimitScale },
    openTransport(context.config),
  )
  const purgeNow = () => purge(context).catch((err: unknown) => context.log.error({ err }, 'purge failed'))
  let purging = purgeNow()
  const send = () => {
    mailer.send().catch((err: unknown) => context.log.error({ err }, 'outbox failed'))
  }
  send()
  const stopping = new AbortController()
  const publish = () =>
    sendIssue(context, { signal: stopping.signal }).catch((err: unknown) =>
      context.log.error({ err }, 'newsletter failed'),
    )
  let publishing = publish()
  const tell = () =>
    tellOrganisers(context)
      .catch((err: unknown) => context.log.error({ err }, 'digests of places failed'))
      .then(() => tellOfTakenDown(context))
      .catch((err: unknown) => context.log.error({ err }, 'notices of events taken down failed'))
  let telling = tell()
  const timers = [
    every(HOUR, () => {
      purging = purging.then(purgeNow)
    }),
    every(2 * SECOND, send),
    every(MINUTE, () => {
      telling = telling.then(tell)
    }),
    every(5 * MINUTE, () => {
      publishing = publishing.then(publish)
    }),
  ]
  return {
    async stop() {
      timers.forEach(clearInterval)
      stopping.abort()
      await Promise.all([purging, publishing, telling, mailer.stop()])
    },
  }
}

const every = (length: number, work: () => void) => setInterval(work, length).unref()

/** Removes what has run out: sessions, answers, mails, who never confirmed or came long ago, files without a photo. */
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
