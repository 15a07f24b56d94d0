import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { TokenPurpose } from './account-tokens.table.ts'
import type { UserRow } from '#features/users/users.table.ts'

/** The account of a token for one of these purposes, created after an instant. */
export const findTokenHolder = (
  db: Kysely<Database>,
  hash: Buffer,
  { purposes, after }: { readonly purposes: readonly TokenPurpose[]; readonly after: number },
): Promise<UserRow | undefined> =>
  db
    .selectFrom('account_tokens as t')
    .innerJoin('users', 'users.id', 't.user_id')
    .selectAll('users')
    .where('t.hash', '=', hash)
    .where('t.purpose', 'in', purposes)
    .where('t.created_at', '>', after)
    .executeTakeFirst()

export async function deleteTokens(trx: Transaction<Database>, userId: number): Promise<void> {
  await trx.deleteFrom('account_tokens').where('user_id', '=', userId).execute()
}

/** Deletes tokens created up to an instant. */
export async function deleteOldAccountTokens(db: Kysely<Database>, until: number): Promise<void> {
  await db.deleteFrom('account_tokens').where('created_at', '<=', until).execute()
}
