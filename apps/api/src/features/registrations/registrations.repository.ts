import { sql, type Insertable, type Kysely, type Transaction, type Updateable } from 'kysely'
import type { Database } from '#db/database.ts'
import type { ContentRow } from '#features/content/content.table.ts'
import type { EventRegistrationsTable, RegistrationRow } from './registrations.table.ts'

type Trx = Transaction<Database>

/** An event that shows, by slug, or by id when the text is digits only. */
export const findEvent = (
  db: Kysely<Database>,
  idOrSlug: string,
  now: number,
): Promise<ContentRow | undefined> =>
  db
    .selectFrom('content')
    .selectAll()
    .where('kind', '=', 'event')
    .where('status', '=', 'approved')
    .where('published_at', '<=', now)
    .where((eb) => (/^\d+$/.test(idOrSlug) ? eb('id', '=', Number(idOrSlug)) : eb('slug', '=', idOrSlug)))
    .executeTakeFirst()

export const findEventById = (db: Kysely<Database>, id: number): Promise<ContentRow> =>
  db.selectFrom('content').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Takes (1) or gives back (-1) a place; the event's count moves in the transaction of the place itself. */
export async function countPlace(trx: Trx, eventId: number, change: 1 | -1): Promise<void> {
  await trx
    .updateTable('content')
    .set((eb) => ({ registrations: eb('registrations', '+', change) }))
    .where('id', '=', eventId)
    .execute()
}

export const findRegistration = (
  db: Kysely<Database>,
  eventId: number,
  email: string,
): Promise<RegistrationRow | undefined> =>
  db
    .selectFrom('event_registrations')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('email', '=', email)
    .executeTakeFirst()

export const findRegistrationByToken = (
  db: Kysely<Database>,
  hash: Buffer,
): Promise<RegistrationRow | undefined> =>
  db.selectFrom('event_registrations').selectAll().where('token_hash', '=', hash).executeTakeFirst()

export async function isRegistrationReference(db: Kysely<Database>, reference: string): Promise<boolean> {
  const found = await db
    .selectFrom('event_registrations')
    .select('id')
    .where('reference', '=', reference)
    .execute()
  return found.length > 0
}

export const insertRegistration = (
  trx: Trx,
  registration: Omit<Insertable<EventRegistrationsTable>, 'id'>,
): Promise<RegistrationRow> =>
  trx.insertInto('event_registrations').values(registration).returningAll().executeTakeFirstOrThrow()

export const changeRegistration = (
  trx: Trx,
  id: number,
  changes: Updateable<EventRegistrationsTable>,
): Promise<RegistrationRow> =>
  trx
    .updateTable('event_registrations')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Forgets who came to events that ended by then. */
export async function deleteRegistrations(db: Kysely<Database>, endedBy: number): Promise<void> {
  await db
    .deleteFrom('event_registrations')
    .where('event_id', 'in', (query) =>
      query
        .selectFrom('content')
        .select('id')
        .where('kind', '=', 'event')
        .where('status', '=', sql.lit('approved'))
        .where('ends_at', '<=', endedBy),
    )
    .execute()
}
