import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { RegistrationRow } from './event-registrations.table.ts'

export const findRegistrationsOf = (db: Kysely<Database>, email: string) =>
  db
    .selectFrom('event_registrations as r')
    .innerJoin('content', 'content.id', 'r.event_id')
    .select(['content.title as event', 'r.name', 'r.email', 'r.organisation', 'r.reference'])
    .select(['r.created_at', 'r.confirmed_at', 'r.cancelled_at'])
    .where('r.email', '=', email)
    .orderBy('r.id')
    .execute()

/** The places of an address, confirmed or not, that were not cancelled. */
export const findPlacesOf = (trx: Transaction<Database>, email: string): Promise<RegistrationRow[]> =>
  trx
    .selectFrom('event_registrations')
    .selectAll()
    .where('email', '=', email)
    .where('cancelled_at', 'is', null)
    .execute()

export async function deleteRegistrationsOfAddress(trx: Transaction<Database>, email: string): Promise<void> {
  await trx.deleteFrom('event_registrations').where('email', '=', email).execute()
}
