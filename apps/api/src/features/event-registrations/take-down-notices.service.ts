import type { Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import type { MailContext } from '#mail/outbox/outbox.service.ts'
import { HELD_FOR } from './places.ts'
import { tellOfTakeDown } from './event-registration-emails.ts'
import {
  eventsTakenDown,
  findTakenDown,
  noteTold,
  placesAfter,
  toldUpTo,
} from './take-down-notices.repository.ts'

type NoticeContext = MailContext & Pick<AppContext, 'store'>

/** Events looked at in a pass, and mails written in one; the others come with the next one. */
const MOST_EVENTS = 20
const MOST_MAILS = 200

/**
 * Writes to who has a place, or one held, at an event that was taken down before its end: one mail each time that it is.
 * A part of an event's people is one transaction, so that it may die at any line and run again.
 */
export async function tellOfTakenDown(context: NoticeContext): Promise<void> {
  const { store, now } = context
  let left = MOST_MAILS
  for (const eventId of await eventsTakenDown(store.read, now(), MOST_EVENTS)) {
    if (left === 0) return
    left -= await store.write.transaction().execute((trx) => tellOf(context, trx, eventId, left))
  }
}

/** Answers how many mails it wrote. */
async function tellOf(
  context: NoticeContext,
  trx: Transaction<Database>,
  eventId: number,
  most: number,
): Promise<number> {
  const event = await findTakenDown(trx, eventId, context.now())
  // Another process may have written, or somebody put it back, meanwhile.
  if (!event || event.rejected_at === null) return 0
  const takenDownAt = event.rejected_at
  const after = await toldUpTo(trx, eventId, takenDownAt)
  const places = await placesAfter(trx, eventId, { after, askedAfter: takenDownAt - HELD_FOR, most })
  for (const place of places) await tellOfTakeDown(context, trx, event, place)
  await noteTold(trx, {
    event_id: eventId,
    taken_down_at: takenDownAt,
    told_up_to: places.at(-1)?.id ?? after,
    is_done: places.length < most ? 1 : 0,
  })
  return places.length
}
