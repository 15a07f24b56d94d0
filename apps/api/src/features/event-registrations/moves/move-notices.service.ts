import type { Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { findOpenEventChanges, type OpenEventChange } from '#features/content/events/event-changes.service.ts'
import { getEvent } from '#features/content/events/events.service.ts'
import { enqueueMail, type MailContext } from '#mail/outbox/outbox.service.ts'
import { movedMail } from '../event-registration-emails.ts'
import { HOLD_DURATION } from '../places.service.ts'
import { findPlacesToTell } from '../places-to-tell.repository.ts'
import { saveChangeNotice } from './move-notices.repository.ts'

type NoticeContext = MailContext & Pick<AppContext, 'store'>

/** Moves and emails per run; the others come with the next one. */
const MAX_MOVES = 20
const MAX_MAILS = 200

/**
 * Tells people with a confirmed or held place that their event has another time or place: one email for each move. A
 * batch of an event's people is one transaction, so that the job may die at any line and run again.
 */
export async function notifyOfMoves(context: NoticeContext): Promise<void> {
  const { store, now } = context
  let left = MAX_MAILS
  for (const { id } of await findOpenEventChanges(store.read, now(), MAX_MOVES)) {
    if (left === 0) return
    left -= await store.write.transaction().execute((trx) => notifyParticipants(context, trx, id, left))
  }
}

/** Answers how many emails it enqueued. */
async function notifyParticipants(
  context: NoticeContext,
  trx: Transaction<Database>,
  changeId: number,
  most: number,
): Promise<number> {
  // Another process may have told everybody, or somebody taken the event down, meanwhile.
  const open = await findOpenEventChanges(trx, context.now(), MAX_MOVES)
  const move = open.find(({ id }) => id === changeId)
  return move ? notifyOf(context, trx, move, most) : 0
}

async function notifyOf(
  context: NoticeContext,
  trx: Transaction<Database>,
  move: OpenEventChange,
  most: number,
): Promise<number> {
  const places = await findPlacesToTell(trx, move.eventId, {
    after: move.toldUpTo,
    askedAfter: move.at - HOLD_DURATION,
    registeredBy: move.at,
    most,
  })
  const event = await getEvent(trx, move.eventId)
  for (const place of places) await enqueueMail(trx, context, movedMail(context.config, event, place, move))
  await saveChangeNotice(trx, {
    change_id: move.id,
    told_up_to: places.at(-1)?.id ?? move.toldUpTo,
    is_done: places.length < most ? 1 : 0,
  })
  return places.length
}
