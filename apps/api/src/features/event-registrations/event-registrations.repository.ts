import type { Insertable, Kysely, Transaction, Updateable } from 'kysely'
import type { Database } from '#db/database.ts'
import type { ContentRow } from '#features/content/content.table.ts'
import type {
  Asked,
  EventRegistrationsTable,
  EventRegistrationTokensTable,
  RegistrationRow,
} from './event-registrations.table.ts'

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

/** Counts a place that is taken (1) or given back (-1), in the transaction of the place itself. */
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
  db
    .selectFrom('event_registrations')
    .selectAll('event_registrations')
    .innerJoin('event_registration_tokens', 'registration_id', 'event_registrations.id')
    .where('hash', '=', hash)
    .executeTakeFirst()

/** What was typed for the mail that a token left in. */
export const findAsked = (db: Kysely<Database>, hash: Buffer): Promise<Asked> =>
  db
    .selectFrom('event_registration_tokens')
    .select(['name', 'organisation', 'reference'])
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow()

export async function insertToken(trx: Trx, token: EventRegistrationTokensTable): Promise<void> {
  await trx.insertInto('event_registration_tokens').values(token).execute()
}

/** Voids the links of all mails about a place that were asked for by then. */
export async function deleteTokens(trx: Trx, registrationId: number, by: number): Promise<void> {
  await trx
    .deleteFrom('event_registration_tokens')
    .where('registration_id', '=', registrationId)
    .where('asked_at', '<=', by)
    .execute()
}

export async function isRegistrationReference(db: Kysely<Database>, reference: string): Promise<boolean> {
  const isOf = async (table: 'event_registrations' | 'event_registration_tokens') => {
    const found = await db.selectFrom(table).select('reference').where('reference', '=', reference).execute()
    return found.length > 0
  }
  return (await isOf('event_registrations')) || isOf('event_registration_tokens')
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
