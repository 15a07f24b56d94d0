import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** Messages from an address. */
export const findMessagesFrom = (db: Db, email: string) =>
  db
    .selectFrom('business_messages')
    .innerJoin('businesses', 'businesses.id', 'business_messages.business_id')
    .selectAll('business_messages')
    .select('businesses.name as business')
    .where('business_messages.email', '=', email)
    .orderBy('business_messages.id')
    .execute()

/** Messages to somebody's businesses, without the writers' addresses. */
export const findMessagesTo = (db: Db, ownerId: number) =>
  db
    .selectFrom('business_messages as m')
    .innerJoin('businesses', 'businesses.id', 'm.business_id')
    .select(['m.kind', 'm.reference', 'm.name', 'm.message', 'm.status', 'm.created_at', 'm.answered_at'])
    .select('businesses.name as business')
    .where('owner_id', '=', ownerId)
    .orderBy('m.id')
    .execute()

export const findRepliesBy = (db: Db, userId: number) =>
  db
    .selectFrom('business_message_replies as r')
    .innerJoin('business_messages as m', 'm.id', 'r.message_id')
    .select(['m.reference', 'r.text', 'r.at'])
    .where('r.author_id', '=', userId)
    .orderBy('r.id')
    .execute()

export async function deleteMessagesFrom(trx: Trx, email: string): Promise<void> {
  await trx.deleteFrom('business_messages').where('email', '=', email).execute()
}

export async function deleteMessagesTo(trx: Trx, ownerId: number): Promise<void> {
  await trx
    .deleteFrom('business_messages')
    .where('business_id', 'in', (eb) =>
      eb.selectFrom('businesses').select('id').where('owner_id', '=', ownerId),
    )
    .execute()
}
