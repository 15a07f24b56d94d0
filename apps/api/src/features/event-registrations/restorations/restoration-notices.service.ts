import { HOLD_DURATION_MS } from '@portal/domain/content'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { findUpcomingEvents, getEvent } from '#features/content/events/events.service.ts'
import { enqueueMail } from '#mail/outbox/outbox.service.ts'
import { createBackMail } from '../event-registration-emails.ts'
import { sendNotices, type NoticeContext } from '../notices.service.ts'
import {
  findNotifiedPlaces,
  findNotifiedTakeDowns,
  saveRestorationNotice,
} from './restoration-notices.repository.ts'

/**
 * Tells people who got the notice of a take-down that their event is on the site again: one email for each restoration.
 */
export async function notifyOfRestorations(context: NoticeContext, signal?: AbortSignal): Promise<void> {
  const open = await findRestored(context.store.read, context.now())
  const ids = open.map(({ event_id }) => event_id)
  await sendNotices(context, ids, (trx, id, limit) => notifyParticipants(context, trx, id, limit), signal)
}

/** The take-downs with notices of events that are published again and not over. */
async function findRestored(db: Kysely<Database>, now: number, eventId?: number) {
  const takeDowns = await findNotifiedTakeDowns(db, eventId)
  if (takeDowns.length === 0) return []
  const ids = takeDowns.map(({ event_id }) => event_id)
  const upcoming = new Set(await findUpcomingEvents(db, ids, now))
  return takeDowns.filter(({ event_id }) => upcoming.has(event_id))
}

/** Returns how many emails it enqueued. */
async function notifyParticipants(
  context: NoticeContext,
  trx: Transaction<Database>,
  eventId: number,
  limit: number,
): Promise<number> {
  const now = context.now()
  // Another process may have notified everybody, or the event may have been taken down again, meanwhile.
  const [notice] = await findRestored(trx, now, eventId)
  if (!notice) return 0
  const places = await findNotifiedPlaces(trx, eventId, {
    after: notice.back_told_up_to,
    upTo: notice.told_up_to,
    requestedAfter: now - HOLD_DURATION_MS,
    limit,
  })
  const event = await getEvent(trx, eventId)
  for (const place of places) await enqueueMail(trx, context, createBackMail(context.config, event, place))
  await saveRestorationNotice(trx, eventId, {
    notifiedUpTo: places.at(-1)?.id ?? notice.back_told_up_to,
    isDone: places.length < limit,
  })
  return places.length
}
