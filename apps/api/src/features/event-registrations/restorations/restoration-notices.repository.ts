import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { RegistrationRow } from '../event-registrations.table.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** Take-downs that people were notified of, whose end not everybody has been notified of; of one event or of all. */
export const findNotifiedTakeDowns = (db: Db, eventId?: number) =>
  db
    .selectFrom('event_take_down_notices')
    .select(['event_id', 'told_up_to', 'back_told_up_to'])
    .where('is_back_told', '=', 0)
    .where('told_up_to', '>', 0)
    .$if(eventId !== undefined, (notices) => notices.where('event_id', '=', eventId ?? 0))
    .orderBy('event_id')
    .execute()

/**
 * Registrations that were notified of the take-down and have a place, or requested one after `requestedAfter`; the
 * first one first.
 */
export const findNotifiedPlaces = (
  trx: Trx,
  eventId: number,
  {
    after,
    upTo,
    requestedAfter,
    limit,
  }: {
    readonly after: number
    readonly upTo: number
    readonly requestedAfter: number
    readonly limit: number
  },
): Promise<RegistrationRow[]> =>
  trx
    .selectFrom('event_registrations')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('id', '>', after)
    .where('id', '<=', upTo)
    .where('cancelled_at', 'is', null)
    .where((eb) => eb.or([eb('is_taken', '=', 1), eb('asked_at', '>', requestedAfter)]))
    .orderBy('id')
    .limit(limit)
    .execute()

export async function saveRestorationNotice(
  trx: Trx,
  eventId: number,
  { notifiedUpTo, isDone }: { readonly notifiedUpTo: number; readonly isDone: boolean },
): Promise<void> {
  await trx
    .updateTable('event_take_down_notices')
    .set({ back_told_up_to: notifiedUpTo, is_back_told: isDone ? 1 : 0 })
    .where('event_id', '=', eventId)
    .execute()
}
