import type { Insertable, Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { EmailChangeRow, EmailChangesTable, EmailChangeTokensTable } from './email-changes.table.ts'

type Trx = Transaction<Database>

/** The change of an account that waits to be confirmed. */
export const findWaitingChange = (
  db: Kysely<Database>,
  userId: number,
): Promise<EmailChangeRow | undefined> =>
  db
    .selectFrom('email_changes')
    .selectAll()
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()

export const insertChange = (trx: Trx, change: Insertable<EmailChangesTable>): Promise<EmailChangeRow> =>
  trx.insertInto('email_changes').values(change).returningAll().executeTakeFirstOrThrow()

export async function insertChangeToken(trx: Trx, token: Insertable<EmailChangeTokensTable>): Promise<void> {
  await trx.insertInto('email_change_tokens').values(token).execute()
}

/** The change that a token of this purpose is for, if the token was created after an instant. */
export const findChangeOfToken = (
  db: Kysely<Database>,
  hash: Buffer,
  { purpose, after }: { readonly purpose: EmailChangeTokensTable['purpose']; readonly after: number },
): Promise<EmailChangeRow | undefined> =>
  db
    .selectFrom('email_change_tokens as t')
    .innerJoin('email_changes', 'email_changes.id', 't.change_id')
    .selectAll('email_changes')
    .where('t.hash', '=', hash)
    .where('t.purpose', '=', purpose)
    .where('t.created_at', '>', after)
    .executeTakeFirst()

/** Marks a change as confirmed; its links to the new address stop working. */
export async function markConfirmed(trx: Trx, id: number, at: number): Promise<void> {
  await trx.updateTable('email_changes').set({ confirmed_at: at }).where('id', '=', id).execute()
  await trx
    .deleteFrom('email_change_tokens')
    .where('change_id', '=', id)
    .where('purpose', '=', 'confirm')
    .execute()
}

/** Deletes the change that waits, with its tokens. */
export async function deleteWaitingChange(trx: Trx, userId: number): Promise<void> {
  await trx
    .deleteFrom('email_changes')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .execute()
}

/**
 * Deletes a change and later ones, with their tokens. Earlier ones stay: if their requester was the same intruder,
 * their links undo that as well.
 */
export async function deleteChangesSince(
  trx: Trx,
  { id, user_id: userId }: Pick<EmailChangeRow, 'id' | 'user_id'>,
): Promise<void> {
  await trx.deleteFrom('email_changes').where('user_id', '=', userId).where('id', '>=', id).execute()
}

/**
 * The account that can still restore an address it had, by the link of a change confirmed after an instant. Nobody else
 * may take the address until then.
 */
export const findHolder = async (
  db: Kysely<Database>,
  address: string,
  after: number,
): Promise<number | undefined> => {
  const found = await db
    .selectFrom('email_changes')
    .select('user_id')
    .where('old_email', '=', address)
    .where('confirmed_at', '>', after)
    .executeTakeFirst()
  return found?.user_id
}

/** Deletes changes that were requested up to an instant, and not confirmed after it. */
export async function deleteOldChanges(db: Kysely<Database>, until: number): Promise<void> {
  await db
    .deleteFrom('email_changes')
    .where('requested_at', '<=', until)
    .where((where) => where.or([where('confirmed_at', 'is', null), where('confirmed_at', '<=', until)]))
    .execute()
}
