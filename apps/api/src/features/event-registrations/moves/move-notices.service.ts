import { HOLD_DURATION_MS } from '@portal/domain/content'
import type { Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { findOpenEventChanges, type OpenEventChange } from '#features/content/events/event-changes.service.ts'
import { getEvent } from '#features/content/events/events.service.ts'
import { enqueueMail } from '#mail/outbox/outbox.service.ts'
import { createMovedMail } from '../event-registration-emails.ts'
import { MAX_NOTICES, sendNotices, type NoticeContext } from '../notices.service.ts'
import { findPlacesToNotify } from '../places-to-notify.repository.ts'
import { saveChangeNotice } from './move-notices.repository.ts'

/** Tells people with a confirmed or held place that their event has another time or place: one email for each move. */
export async function notifyOfMoves(context: NoticeContext, signal?: AbortSignal): Promise<void> {
  const open = await findOpenEventChanges(context.store.read, context.now(), MAX_NOTICES)
  const ids = open.map(({ id }) => id)
  await sendNotices(context, ids, (trx, id, limit) => notifyParticipants(context, trx, id, limit), signal)
}

/** Returns how many emails it enqueued. */
async function notifyParticipants(
  context: NoticeContext,
  trx: Transaction<Database>,
  changeId: number,
  limit: number,
): Promise<number> {
  // Another process may have notified everybody, or the event may have been taken down, meanwhile.
  const open = await findOpenEventChanges(trx, context.now(), MAX_NOTICES)
  const move = open.find(({ id }) => id === changeId)
  return move ? notifyOf(context, trx, move, limit) : 0
}

async function notifyOf(
  context: NoticeContext,
  trx: Transaction<Database>,
  move: OpenEventChange,
  limit: number,
): Promise<number> {
  const places = await findPlacesToNotify(trx, move.eventId, {
    after: move.notifiedUpTo,
    requestedAfter: move.at - HOLD_DURATION_MS,
    registeredBy: move.at,
    limit,
  })
  const event = await getEvent(trx, move.eventId)
  for (const place of places)
    await enqueueMail(trx, context, createMovedMail(context.config, event, place, move))
  await saveChangeNotice(trx, {
    change_id: move.id,
    told_up_to: places.at(-1)?.id ?? move.notifiedUpTo,
    is_done: places.length < limit ? 1 : 0,
  })
  return places.length
}
