import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { UserRow } from '#features/users/users.table.ts'
import type { IdentitiesTable } from './identities.table.ts'

/** The account that an identity is linked to. */
export const findLinkedUser = (
  db: Kysely<Database>,
  { issuer, subject }: Pick<IdentitiesTable, 'issuer' | 'subject'>,
): Promise<UserRow | undefined> =>
  db
    .selectFrom('identities as i')
    .innerJoin('users', 'users.id', 'i.user_id')
    .selectAll('users')
    .where('i.issuer', '=', issuer)
    .where('i.subject', '=', subject)
    .executeTakeFirst()

/** The identities that are linked to an account, the oldest first. */
export const listIdentities = (db: Kysely<Database>, userId: number): Promise<IdentitiesTable[]> =>
  db
    .selectFrom('identities')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('subject')
    .execute()

export async function deleteIdentity(
  trx: Transaction<Database>,
  { issuer, subject }: Pick<IdentitiesTable, 'issuer' | 'subject'>,
): Promise<void> {
  await trx.deleteFrom('identities').where('issuer', '=', issuer).where('subject', '=', subject).execute()
}

export async function insertIdentity(trx: Transaction<Database>, identity: IdentitiesTable): Promise<void> {
  await trx.insertInto('identities').values(identity).execute()
}
