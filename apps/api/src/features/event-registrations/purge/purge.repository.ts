import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { countDeleted } from '#db/purge.ts'

/** Events that have registrations. */
export async function findRegisteredEvents(db: Kysely<Database>): Promise<number[]> {
  const rows = await db.selectFrom('event_registrations').select('event_id').distinct().execute()
  return rows.map(({ event_id }) => event_id)
}

type PurgedTable = 'event_registrations' | 'event_holds'

/** Deletes the rows whose ids a query selects; returns how many. */
async function deleteRows(
  db: Kysely<Database>,
  table: PurgedTable,
  ids: ReturnType<typeof selectIds>,
): Promise<number> {
  return countDeleted(db.deleteFrom(table).where('id', 'in', ids))
}

const selectIds = (db: Kysely<Database>, table: PurgedTable, limit: number) =>
  db.selectFrom(table).select('id').limit(limit)

/** Deletes at most `limit` registrations for an event; returns how many. */
export const deleteRegistrationsOf = (
  db: Kysely<Database>,
  eventId: number,
  limit: number,
): Promise<number> =>
  deleteRows(
    db,
    'event_registrations',
    selectIds(db, 'event_registrations', limit).where('event_id', '=', eventId),
  )

/** Deletes at most `limit` registrations that were made by then and never confirmed; returns how many. */
export const deleteUnconfirmed = (db: Kysely<Database>, by: number, limit: number): Promise<number> =>
  deleteRows(
    db,
    'event_registrations',
    selectIds(db, 'event_registrations', limit).where('confirmed_at', 'is', null).where('asked_at', '<=', by),
  )

/** Deletes at most `limit` expired holds; returns how many. */
export const deleteExpiredHolds = (db: Kysely<Database>, by: number, limit: number): Promise<number> =>
  deleteRows(db, 'event_holds', selectIds(db, 'event_holds', limit).where('held_until', '<=', by))
