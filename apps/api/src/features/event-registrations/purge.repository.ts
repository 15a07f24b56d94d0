import { sql, type Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { countDeleted } from '#db/purge.ts'

/** Events whose registrations are still there although they ended, or were taken down, by then. */
export async function eventsToForget(db: Kysely<Database>, by: number): Promise<number[]> {
  const events = db
    .selectFrom('content')
    .select('id')
    .where('kind', '=', 'event')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('event_registrations')
          .select('event_registrations.id')
          .whereRef('event_registrations.event_id', '=', 'content.id'),
      ),
    )
  // Apart, and with the words of the partial indexes.
  const published = events.where('status', '=', sql.lit('approved')).where('ends_at', '<=', by)
  const others = events
    .where('status', '<>', sql.lit('approved'))
    .where((eb) => eb.or([eb('ends_at', '<=', by), eb('rejected_at', '<=', by)]))
  const rows = [...(await published.execute()), ...(await others.execute())]
  return rows.map(({ id }) => id)
}

type Deletable = 'event_registrations' | 'event_holds'

/** Deletes the rows that a query names; answers how many. */
async function deleteThose(
  db: Kysely<Database>,
  table: Deletable,
  ids: ReturnType<typeof idsOf>,
): Promise<number> {
  return countDeleted(db.deleteFrom(table).where('id', 'in', ids))
}

const idsOf = (db: Kysely<Database>, table: Deletable, most: number) =>
  db.selectFrom(table).select('id').limit(most)

/** Forgets some of those who registered for an event; answers how many. */
export const deleteRegistrationsOf = (db: Kysely<Database>, eventId: number, most: number): Promise<number> =>
  deleteThose(
    db,
    'event_registrations',
    idsOf(db, 'event_registrations', most).where('event_id', '=', eventId),
  )

/** Forgets some of those who asked for a place by then and never confirmed it; answers how many. */
export const deleteUnconfirmed = (db: Kysely<Database>, by: number, most: number): Promise<number> =>
  deleteThose(
    db,
    'event_registrations',
    idsOf(db, 'event_registrations', most).where('confirmed_at', 'is', null).where('asked_at', '<=', by),
  )

/** Forgets some of the places that are no longer held; answers how many. */
export const deleteEndedHolds = (db: Kysely<Database>, by: number, most: number): Promise<number> =>
  deleteThose(db, 'event_holds', idsOf(db, 'event_holds', most).where('held_until', '<=', by))
