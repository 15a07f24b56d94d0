import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { isOneOf } from '#db/json.ts'
import { CONTENT_LIST_COLUMNS, type ContentListRow } from '../content.table.ts'
import { isApproved, isNotApproved, isPublished } from '../published.repository.ts'

type Db = Kysely<Database>

const selectEvents = (db: Db) => db.selectFrom('content').where('kind', '=', 'event')

/** A published event by slug, or by id where the text is digits only. */
export const findPublishedEventRow = (
  db: Db,
  idOrSlug: string,
  now: number,
): Promise<ContentListRow | undefined> =>
  selectEvents(db)
    .select(CONTENT_LIST_COLUMNS)
    .where(isPublished(now))
    .where((eb) => (/^\d+$/.test(idOrSlug) ? eb('id', '=', Number(idOrSlug)) : eb('slug', '=', idOrSlug)))
    .executeTakeFirst()

export const getEventRow = (db: Db, id: number): Promise<ContentListRow> =>
  selectEvents(db).select(CONTENT_LIST_COLUMNS).where('id', '=', id).executeTakeFirstOrThrow()

/** Changes the number of places that are taken at an event. */
export async function addToRegistrations(
  trx: Transaction<Database>,
  id: number,
  change: number,
): Promise<void> {
  await trx
    .updateTable('content')
    .set((eb) => ({ registrations: eb('registrations', '+', change) }))
    .where('id', '=', id)
    .execute()
}

/** Events that were taken down before their end, and when; the next one to end first. */
export const findTakenDownRows = (db: Db, now: number, id?: number) =>
  selectEvents(db)
    .select(['id', 'rejected_at'])
    .where(isNotApproved)
    .where('status', '=', 'rejected')
    .where('ends_at', '>', now)
    .where('rejected_at', 'is not', null)
    .$if(id !== undefined, (events) => events.where('id', '=', id ?? 0))
    .orderBy('ends_at')
    .execute()

const selectIds = (db: Db, ids: readonly number[]) =>
  selectEvents(db)
    .select('id')
    .where((eb) => isOneOf(eb.ref('id'), ids))

/** Of these events, the published ones that are not over. */
export async function findUpcomingIds(db: Db, ids: readonly number[], now: number): Promise<number[]> {
  const rows = await selectIds(db, ids).where(isPublished(now)).where('ends_at', '>', now).execute()
  return rows.map(({ id }) => id)
}

/** Of these events, the approved ones that ended by then. */
export async function findEndedIds(db: Db, ids: readonly number[], by: number): Promise<number[]> {
  const rows = await selectIds(db, ids).where(isApproved).where('ends_at', '<=', by).execute()
  return rows.map(({ id }) => id)
}

/** Of these events, those not approved that ended or were rejected by then. */
export async function findEndedOrTakenDownIds(db: Db, ids: readonly number[], by: number): Promise<number[]> {
  const rows = await selectIds(db, ids)
    .where(isNotApproved)
    .where((eb) => eb.or([eb('ends_at', '<=', by), eb('rejected_at', '<=', by)]))
    .execute()
  return rows.map(({ id }) => id)
}
