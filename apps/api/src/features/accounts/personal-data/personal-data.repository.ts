import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { containsText } from '#db/functions.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

export const findSessionsOf = (db: Db, userId: number) =>
  db
    .selectFrom('sessions')
    .select(['device', 'created_at', 'used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()

export const findEmailChangesOf = (db: Db, userId: number) =>
  db
    .selectFrom('email_changes')
    .select(['old_email', 'new_email', 'requested_at', 'confirmed_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()

/** Accounts at the identity provider that are linked to this one. */
export const findIdentitiesOf = (db: Db, userId: number) =>
  db
    .selectFrom('identities')
    .select(['issuer', 'subject', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()

/** Since when the account has two-step sign-in; null if it is off. */
export async function findSecondStepOf(db: Db, userId: number): Promise<number | null> {
  const row = await db
    .selectFrom('second_steps')
    .select('turned_on_at')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.turned_on_at ?? null
}

/** Deletes an account with its sessions, tokens and other rows that belong to it alone. */
export async function deleteUser(trx: Trx, userId: number): Promise<void> {
  await trx.deleteFrom('users').where('id', '=', userId).execute()
}

/** Deletes stored responses to senders without an account that contain a text. */
export async function deleteStoredResponses(trx: Trx, text: string): Promise<void> {
  await trx
    .deleteFrom('idempotency_keys')
    .where('user_id', 'is', null)
    .where((eb) => containsText(eb.ref('answer'), text))
    .execute()
}
