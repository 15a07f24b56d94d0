import { sql, type Insertable, type Kysely, type Transaction, type Updateable } from 'kysely'
import type { Database } from '#db/database.ts'
import type { UserRow, UsersTable } from './users.table.ts'

export function findUserByEmail(db: Kysely<Database>, email: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
}

export function findUser(db: Kysely<Database>, id: number): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Inserts an account; undefined if its address already has one. */
export function insertUser(db: Kysely<Database>, user: Insertable<UsersTable>): Promise<UserRow | undefined> {
  return db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst()
}

export async function updateUser(
  trx: Transaction<Database>,
  id: number,
  changes: Updateable<UsersTable>,
): Promise<UserRow> {
  return trx.updateTable('users').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

/** Replaces the hash of a password, unless it has changed; returns whether it did. */
export async function replacePasswordHash(
  db: Kysely<Database>,
  { id, password_hash: before }: Pick<UserRow, 'id' | 'password_hash'>,
  passwordHash: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .where('password_hash', '=', before)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Returns whether the account exists. A new administrator's address counts as confirmed. */
export async function setAdmin(
  db: Kysely<Database>,
  email: string,
  { isAdmin, now }: { readonly isAdmin: boolean; readonly now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({
      is_admin: isAdmin ? 1 : 0,
      ...(isAdmin && { email_confirmed_at: sql`coalesce(email_confirmed_at, ${now})` }),
    })
    .where('email', '=', email)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The number of other administrators who are not suspended. */
export async function countOtherAdmins(db: Kysely<Database>, userId: number): Promise<number> {
  const { total } = await db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('is_admin', '=', 1)
    .where('suspended_at', 'is', null)
    .where('id', '<>', userId)
    .executeTakeFirstOrThrow()
  return total
}

/** The number of accounts with a confirmed address. */
export async function countConfirmedUsers(db: Kysely<Database>): Promise<number> {
  const { total } = await db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return total
}
