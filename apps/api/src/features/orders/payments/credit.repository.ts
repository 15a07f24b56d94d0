import type { Insertable, Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { CreditEntriesTable } from '../orders.table.ts'

/** The credit of an account, in cents. */
export async function findCredit(db: Kysely<Database>, userId: number): Promise<number> {
  const { cents } = await db
    .selectFrom('credit_entries')
    .select(({ fn }) => fn.sum<number | null>('cents').as('cents'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return cents ?? 0
}

/** The sum of an order's credit entries, in cents. */
export async function sumCreditOfOrder(db: Kysely<Database>, orderId: number): Promise<number> {
  const { cents } = await db
    .selectFrom('credit_entries')
    .select(({ fn }) => fn.sum<number | null>('cents').as('cents'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return cents ?? 0
}

/** Adds a credit entry, unless it is 0. */
export async function insertCredit(
  trx: Transaction<Database>,
  entry: Omit<Insertable<CreditEntriesTable>, 'id'>,
): Promise<void> {
  if (entry.cents !== 0) await trx.insertInto('credit_entries').values(entry).execute()
}
