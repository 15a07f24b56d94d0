import type { AppContext } from '#context.ts'
import { purgeSessions } from '#features/accounts/sessions.service.ts'
import { purgeIdempotencyKeys } from '#db/idempotency.ts'
import { openMailer } from '#mail/delivery.service.ts'
import { openTransport } from '#mail/open-transport.ts'
import { purgeMails } from '#mail/outbox.service.ts'
import { sweepMedia } from '#media/photos.service.ts'

const SECOND = 1000
const HOUR = 60 * 60 * SECOND

interface Jobs {
  /** Starts no more and waits for what is under way. */
  stop(): Promise<void>
}

/** Work that comes round by the clock. Each pass may die at any line and run again. */
export function startJobs(context: AppContext): Jobs {
  const mailer = openMailer(context, openTransport(context.config))
  const purgeNow = () => purge(context).catch((err: unknown) => context.log.error({ err }, 'purge failed'))
  let purging = purgeNow()
  const send = () => {
    mailer.send().catch((err: unknown) => context.log.error({ err }, 'outbox failed'))
  }
  send()
  const timers = [
    every(HOUR, () => {
      purging = purging.then(purgeNow)
    }),
    every(2 * SECOND, send),
  ]
  return {
    async stop() {
      timers.forEach(clearInterval)
      await Promise.all([purging, mailer.stop()])
    },
  }
}

const every = (length: number, work: () => void) => setInterval(work, length).unref()

/** Removes what has run out: sessions, kept answers, mails that left long ago, and files that no photo has. */
async function purge(context: AppContext): Promise<void> {
  const { store, now } = context
  await purgeSessions(store.write, now())
  await purgeIdempotencyKeys(store.write, now())
  await purgeMails(store.write, now())
  await sweepMedia(context)
}
