import { HOLD_DURATION_MS } from '@portal/domain/content'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { findTakeDowns, getEvent, type TakeDown } from '#features/content/events/events.service.ts'
import { enqueueMail } from '#mail/outbox/outbox.service.ts'
import { createTakenDownMail } from '../event-registration-emails.ts'
import { sendNotices, type NoticeContext } from '../notices.service.ts'
import { findPlacesToNotify } from '../places-to-notify.repository.ts'
import { findNotices, findRegisteredEvents, saveNotice } from './take-down-notices.repository.ts'

/**
 * Tells people with a confirmed or held place that their event was taken down before its end: one email for each
 * take-down.
 */
export async function notifyOfTakeDowns(context: NoticeContext, signal?: AbortSignal): Promise<void> {
  const { read } = context.store
  const open = await findOpenNotices(read, await findTakeDowns(read, context.now()))
  const ids = open.map(({ eventId }) => eventId)
  await sendNotices(context, ids, (trx, id, limit) => notifyParticipants(context, trx, id, limit), signal)
}

/** The take-downs of which not everybody has been notified. */
async function findOpenNotices(db: Kysely<Database>, takeDowns: readonly TakeDown[]): Promise<TakeDown[]> {
  if (takeDowns.length === 0) return []
  const ids = takeDowns.map(({ eventId }) => eventId)
  const registered = new Set(await findRegisteredEvents(db, ids))
  const notices = new Map((await findNotices(db, ids)).map((notice) => [notice.event_id, notice]))
  return takeDowns.filter(({ eventId, at }) => {
    const notice = notices.get(eventId)
    const isDone = notice?.is_done === 1 && notice.taken_down_at === at
    return registered.has(eventId) && !isDone
  })
}

/** Returns how many emails it enqueued. */
async function notifyParticipants(
  context: NoticeContext,
  trx: Transaction<Database>,
  eventId: number,
  limit: number,
): Promise<number> {
  // Another process may have notified everybody, or the event may have been restored, meanwhile.
  const [takeDown] = await findOpenNotices(trx, await findTakeDowns(trx, context.now(), eventId))
  if (!takeDown) return 0
  const [notice] = await findNotices(trx, [eventId])
  const after = notice?.taken_down_at === takeDown.at ? notice.told_up_to : 0
  const requestedAfter = takeDown.at - HOLD_DURATION_MS
  const places = await findPlacesToNotify(trx, eventId, { after, requestedAfter, limit })
  const event = await getEvent(trx, eventId)
  for (const place of places)
    await enqueueMail(trx, context, createTakenDownMail(context.config, event, place))
  await saveNotice(trx, {
    event_id: eventId,
    taken_down_at: takeDown.at,
    told_up_to: places.at(-1)?.id ?? after,
    is_done: places.length < limit ? 1 : 0,
  })
  return places.length
}
