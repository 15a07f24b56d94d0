import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { isOneOf } from '#db/engine/json.ts'
import type { RegistrationRow, TakeDownNoticesTable } from '../event-registrations.table.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** Which of these events have registrations. */
export async function findRegisteredEvents(db: Db, eventIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('event_registrations')
    .select('event_id')
    .distinct()
    .where((eb) => isOneOf(eb.ref('event_id'), eventIds))
    .execute()
  return rows.map(({ event_id }) => event_id)
}

/** How far the notices of these events have got. */
export const findNotices = (db: Db, eventIds: readonly number[]): Promise<TakeDownNoticesTable[]> =>
  db
    .selectFrom('event_take_down_notices')
    .selectAll()
    .where((eb) => isOneOf(eb.ref('event_id'), eventIds))
    .execute()

/** Who has a place, or registered after `registeredAfter` and may still confirm; the first registration first. */
export const findPlacesAfter = (
  trx: Trx,
  eventId: number,
  {
    after,
    registeredAfter,
    most,
  }: { readonly after: number; readonly registeredAfter: number; readonly most: number },
): Promise<RegistrationRow[]> =>
  trx
    .selectFrom('event_registrations')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('id', '>', after)
    .where('cancelled_at', 'is', null)
    .where((eb) => eb.or([eb('is_taken', '=', 1), eb('asked_at', '>', registeredAfter)]))
    .orderBy('id')
    .limit(most)
    .execute()

export async function saveNotice(trx: Trx, notice: TakeDownNoticesTable): Promise<void> {
  await trx.replaceInto('event_take_down_notices').values(notice).execute()
}
