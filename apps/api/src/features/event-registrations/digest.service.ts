import { HOUR } from '@portal/domain/shared'
import type { Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import type { MailContext } from '#mail/outbox/outbox.service.ts'
import { eventsToTell, lastDigest, markTold, noteDigest, placesToTell } from './digests.repository.ts'
import { tellOrganiser } from './event-registration-emails.ts'
import { findEventById } from './event-registrations.repository.ts'

type DigestContext = MailContext & Pick<AppContext, 'store'>

/** Organisers get no more than one mail per event in this time. */
const EVERY = HOUR
/** Events looked at in a pass, and places in a mail; the others come with the next one. */
const MOST_EVENTS = 100
const MOST_PLACES = 200

/**
 * Writes to organisers who has confirmed a place or given one back since they last heard: one mail an hour per event.
 * Each event is one transaction, so that it may die at any line and run again.
 */
export async function tellOrganisers(context: DigestContext): Promise<void> {
  const { store, now } = context
  for (const eventId of await eventsToTell(store.read, now() - EVERY, MOST_EVENTS))
    await store.write.transaction().execute((trx) => tellOf(context, trx, eventId))
}

async function tellOf(context: DigestContext, trx: Transaction<Database>, eventId: number): Promise<void> {
  const now = context.now()
  const last = await lastDigest(trx, eventId)
  // Another process may have written meanwhile.
  if (last !== null && last > now - EVERY) return
  const places = await placesToTell(trx, eventId, MOST_PLACES)
  if (places.length === 0) return
  const told = await tellOrganiser(context, trx, await findEventById(trx, eventId), places)
  if (told) await noteDigest(trx, eventId, now)
  await markTold(
    trx,
    places.map(({ id }) => id),
  )
}
