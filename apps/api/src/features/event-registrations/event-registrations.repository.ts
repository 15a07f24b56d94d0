import type { Insertable, Kysely, Transaction, Updateable } from 'kysely'
import type { Database } from '#db/database.ts'
import type {
  PlaceRequest,
  EventRegistrationsTable,
  EventRegistrationTokensTable,
  RegistrationRow,
} from './event-registrations.table.ts'

type Trx = Transaction<Database>

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

/** The request that a token was sent for. */
export const getRequest = (db: Kysely<Database>, hash: Buffer): Promise<PlaceRequest> =>
  db
    .selectFrom('event_registration_tokens')
    .select(['name', 'organisation', 'reference'])
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow()

export async function insertToken(trx: Trx, token: EventRegistrationTokensTable): Promise<void> {
  await trx.insertInto('event_registration_tokens').values(token).execute()
}

/** Voids the links to a place that were requested by then. */
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

export const updateRegistration = (
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
