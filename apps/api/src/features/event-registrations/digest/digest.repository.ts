import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { RegistrationRow } from '../event-registrations.table.ts'

type Trx = Transaction<Database>

const selectChangedPlaces = (db: Kysely<Database>) =>
  db.selectFrom('event_registrations').whereRef('is_taken', '<>', 'organiser_knows')

/** Events with places that changed since their last digest, unless that was sent after `since`. */
export async function findEventsToNotify(
  db: Kysely<Database>,
  since: number,
  limit: number,
): Promise<number[]> {
  const rows = await selectChangedPlaces(db)
    .select('event_id')
    .distinct()
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('event_digests')
            .select('event_digests.event_id')
            .whereRef('event_digests.event_id', '=', 'event_registrations.event_id')
            .where('sent_at', '>', since),
        ),
      ),
    )
    .limit(limit)
    .execute()
  return rows.map(({ event_id }) => event_id)
}

/** When the last digest was sent; null: never. */
export async function findLastDigest(trx: Trx, eventId: number): Promise<number | null> {
  const row = await trx
    .selectFrom('event_digests')
    .select('sent_at')
    .where('event_id', '=', eventId)
    .executeTakeFirst()
  return row?.sent_at ?? null
}

/** Places that changed since the last digest, the first registration first. */
export const findChangedPlaces = (trx: Trx, eventId: number, limit: number): Promise<RegistrationRow[]> =>
  selectChangedPlaces(trx).selectAll().where('event_id', '=', eventId).orderBy('id').limit(limit).execute()

export async function markNotified(trx: Trx, ids: readonly number[]): Promise<void> {
  await trx
    .updateTable('event_registrations')
    .set((eb) => ({ organiser_knows: eb.ref('is_taken') }))
    .where('id', 'in', ids)
    .execute()
}

export async function saveDigest(trx: Trx, eventId: number, sentAt: number): Promise<void> {
  await trx.deleteFrom('event_digests').where('event_id', '=', eventId).execute()
  await trx.insertInto('event_digests').values({ event_id: eventId, sent_at: sentAt }).execute()
}
