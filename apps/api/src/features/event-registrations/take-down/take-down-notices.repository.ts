import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { isOneOf } from '#db/json.ts'
import type { TakeDownNoticesTable } from '../event-registrations.table.ts'

type Db = Kysely<Database>

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

/** The progress of the notices of these events. */
export const findNotices = (
  db: Db,
  eventIds: readonly number[],
): Promise<Selectable<TakeDownNoticesTable>[]> =>
  db
    .selectFrom('event_take_down_notices')
    .selectAll()
    .where((eb) => isOneOf(eb.ref('event_id'), eventIds))
    .execute()

/** Replaces the notice of an earlier take-down, and with it the progress of its restoration notice. */
export async function saveNotice(
  trx: Transaction<Database>,
  notice: Insertable<TakeDownNoticesTable>,
): Promise<void> {
  await trx.deleteFrom('event_take_down_notices').where('event_id', '=', notice.event_id).execute()
  await trx.insertInto('event_take_down_notices').values(notice).execute()
}
