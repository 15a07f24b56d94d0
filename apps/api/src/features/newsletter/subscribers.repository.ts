import type { CountryCode } from '@portal/domain/place'
import type { Insertable, Kysely, Transaction, Updateable } from 'kysely'
import type { Database } from '#db/database.ts'
import { countDeleted } from '#db/purge.ts'
import type { NewsletterTokensTable, SubscriberRow, SubscribersTable } from './newsletter.table.ts'

type Trx = Transaction<Database>

export const findSubscriber = (db: Kysely<Database>, email: string): Promise<SubscriberRow | undefined> =>
  db.selectFrom('subscribers').selectAll().where('email', '=', email).executeTakeFirst()

export const insertSubscriber = (
  trx: Trx,
  subscriber: Omit<Insertable<SubscribersTable>, 'id'>,
): Promise<SubscriberRow> =>
  trx.insertInto('subscribers').values(subscriber).returningAll().executeTakeFirstOrThrow()

export async function updateSubscriber(
  trx: Trx,
  id: number,
  changes: Updateable<SubscribersTable>,
): Promise<void> {
  await trx.updateTable('subscribers').set(changes).where('id', '=', id).execute()
}

export async function insertToken(trx: Trx, token: Insertable<NewsletterTokensTable>): Promise<void> {
  await trx.insertInto('newsletter_tokens').values(token).execute()
}

/** The subscriber that a token was sent to, and its purpose. */
export interface TokenHolder {
  readonly subscriber: SubscriberRow
  readonly country: CountryCode | null
  readonly createdAt: number
}

export async function findTokenHolder(
  db: Kysely<Database>,
  hash: Buffer,
  purpose: NewsletterTokensTable['purpose'],
): Promise<TokenHolder | null> {
  const row = await db
    .selectFrom('newsletter_tokens as t')
    .innerJoin('subscribers as s', 's.id', 't.subscriber_id')
    .selectAll('s')
    .select(['t.country as token_country', 't.created_at as token_created_at'])
    .where('t.hash', '=', hash)
    .where('t.purpose', '=', purpose)
    .executeTakeFirst()
  if (!row) return null
  const { token_country, token_created_at, ...subscriber } = row
  return { subscriber, country: token_country, createdAt: token_created_at }
}

/** Deletes a subscriber's confirmation tokens, so that none reverts unsubscribing. */
export async function deleteConfirmations(trx: Trx, subscriberId: number): Promise<void> {
  await trx
    .deleteFrom('newsletter_tokens')
    .where('subscriber_id', '=', subscriberId)
    .where('purpose', '=', 'confirm')
    .execute()
}

/** Deletes a subscriber's confirmation tokens from before an instant, so that only the latest one works. */
export async function deleteConfirmationsBefore(
  trx: Trx,
  subscriberId: number,
  before: number,
): Promise<void> {
  await trx
    .deleteFrom('newsletter_tokens')
    .where('subscriber_id', '=', subscriberId)
    .where('purpose', '=', 'confirm')
    .where('created_at', '<', before)
    .execute()
}

/** Deletes up to `limit` subscribers from before an instant who never confirmed; returns how many. */
export async function deleteUnconfirmed(
  db: Kysely<Database>,
  before: number,
  limit: number,
): Promise<number> {
  const unconfirmed = db
    .selectFrom('subscribers')
    .select('id')
    .where('confirmed_at', 'is', null)
    .where('left_at', 'is', null)
    .where('asked_at', '<=', before)
    .limit(limit)
  return countDeleted(db.deleteFrom('subscribers').where('id', 'in', unconfirmed))
}

/** Deletes up to `limit` subscribers who unsubscribed by an instant; returns how many. */
export async function deleteUnsubscribed(
  db: Kysely<Database>,
  before: number,
  limit: number,
): Promise<number> {
  const unsubscribed = db.selectFrom('subscribers').select('id').where('left_at', '<=', before).limit(limit)
  return countDeleted(db.deleteFrom('subscribers').where('id', 'in', unsubscribed))
}

/** Deletes up to `limit` tokens that were created by an instant; returns how many. */
export async function deleteOldTokens(db: Kysely<Database>, before: number, limit: number): Promise<number> {
  const old = db.selectFrom('newsletter_tokens').select('hash').where('created_at', '<=', before).limit(limit)
  return countDeleted(db.deleteFrom('newsletter_tokens').where('hash', 'in', old))
}
