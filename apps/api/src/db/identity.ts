import type { Kysely, Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from './database.ts'

const TOKEN_BYTES = 16

/** Finds the random id that distinguishes the database from its copies; null before one is created. */
export async function findIdentity(db: Kysely<Database>): Promise<string | null> {
  const row = await db.selectFrom('database_identity').select('token').executeTakeFirst()
  return row?.token ?? null
}

/** Returns the random id of the database, created if missing. Concurrent processes get the same id. */
export async function createIdentity({
  store: { read, write },
  randomBytes,
}: Pick<AppContext, 'store' | 'randomBytes'>): Promise<string> {
  const known = await findIdentity(read)
  if (known !== null) return known
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await write
    .insertInto('database_identity')
    .values({ id: 1, token })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await findIdentity(read)) ?? token
}

/** Removes the id from a copy, so that the copy gets its own when it first needs one. */
export async function dropIdentity(trx: Transaction<Database>): Promise<void> {
  await trx.deleteFrom('database_identity').execute()
}
