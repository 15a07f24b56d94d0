import type { Insertable, Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { EventChangesTable } from './event-changes.table.ts'

export async function insertEventChange(
  trx: Transaction<Database>,
  change: Insertable<EventChangesTable>,
): Promise<void> {
  await trx.insertInto('event_changes').values(change).execute()
}

/** Raises the number by which calendar programs know the newer version of an event. */
export async function raiseSequence(trx: Transaction<Database>, eventId: number): Promise<void> {
  await trx
    .updateTable('content')
    .set((eb) => ({ sequence: eb('sequence', '+', 1) }))
    .where('id', '=', eventId)
    .execute()
}

/** Changes of events that are published and not over, the first one first. */
export const findOpenChanges = (db: Kysely<Database>, now: number, limit: number) =>
  db
    .selectFrom('event_changes')
    .innerJoin('content', 'content.id', 'event_changes.event_id')
    .leftJoin('event_change_notices', 'event_change_notices.change_id', 'event_changes.id')
    .select(['event_changes.id', 'event_id', 'changed_at', 'before', 'after', 'told_up_to'])
    .where('content.status', '=', 'approved')
    .where('content.ends_at', '>', now)
    .where((eb) => eb.or([eb('is_done', 'is', null), eb('is_done', '=', 0)]))
    .orderBy('event_changes.id')
    .limit(limit)
    .execute()
