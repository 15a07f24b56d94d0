import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { Person } from '#db/personal-data.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** Offers of listings that somebody made, or that were made to their address. */
export const findHandoversOf = (db: Db, { id, email }: Person) =>
  db
    .selectFrom('business_handovers as h')
    .innerJoin('businesses', 'businesses.id', 'h.business_id')
    .select(['businesses.name as business', 'h.email', 'h.created_at', 'h.accepted_at'])
    .where((eb) => eb.or([eb('h.owner_id', '=', id), eb('h.email', '=', email)]))
    .orderBy('h.created_at')
    .execute()

export async function deleteHandoversTo(trx: Trx, email: string): Promise<void> {
  await trx.deleteFrom('business_handovers').where('email', '=', email).execute()
}
