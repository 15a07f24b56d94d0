import { HOUR } from '@portal/domain/shared'
import type { Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { getEvent } from '#features/content/events/events.service.ts'
import { enqueueMail, type MailContext } from '#mail/outbox/outbox.service.ts'
import {
  findChangedPlaces,
  findEventsToNotify,
  findLastDigest,
  markNotified,
  saveDigest,
} from './digest.repository.ts'
import { createOrganiserDigestMail } from '../event-registration-emails.ts'

type DigestContext = MailContext & Pick<AppContext, 'store'>

/** Organisers get at most one digest per event in this time. */
const DIGEST_INTERVAL = HOUR
/** Events per run and places per digest; the rest follows in the next one. */
const MAX_EVENTS = 100
const MAX_PLACES = 200

/**
 * Tells organisers who has confirmed or cancelled a place since their last digest: at most one email an hour per event.
 * Each event is one transaction, so that the job may die at any line and run again; the signal ends it between two.
 */
export async function notifyOrganisers(context: DigestContext, signal?: AbortSignal): Promise<void> {
  const { store, now } = context
  for (const eventId of await findEventsToNotify(store.read, now() - DIGEST_INTERVAL, MAX_EVENTS)) {
    if (signal?.aborted) return
    await store.write.transaction().execute((trx) => notifyOrganiserOf(context, trx, eventId))
  }
}

async function notifyOrganiserOf(
  context: DigestContext,
  trx: Transaction<Database>,
  eventId: number,
): Promise<void> {
  const now = context.now()
  const last = await findLastDigest(trx, eventId)
  // Another process may have sent it meanwhile.
  if (last !== null && last > now - DIGEST_INTERVAL) return
  const places = await findChangedPlaces(trx, eventId, MAX_PLACES)
  if (places.length === 0) return
  const mail = createOrganiserDigestMail(context.config, await getEvent(trx, eventId), places)
  if (mail) {
    await enqueueMail(trx, context, mail)
    await saveDigest(trx, eventId, now)
  }
  await markNotified(
    trx,
    places.map(({ id }) => id),
  )
}
