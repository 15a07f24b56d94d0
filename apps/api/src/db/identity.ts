import type { Kysely, Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from './database.ts'

const TOKEN_BYTES = 16

/** The random id of the database, by which it is told from copies of it; null until one is taken. */
export async function findIdentity(db: Kysely<Database>): Promise<string | null> {
  const row = await db.selectFrom('database_identity').select('token').executeTakeFirst()
  return row?.token ?? null
}

/** The random id of the database, made where there is none. Processes that ask at once get the same. */
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

/** Makes a copy another database than the one it was copied from: it takes an id of its own once that is asked for. */
export async function dropIdentity(trx: Transaction<Database>): Promise<void> {
  await trx.deleteFrom('database_identity').execute()
}
