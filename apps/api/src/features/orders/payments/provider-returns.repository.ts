import type { Insertable, Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { ProviderReturnRow, ProviderReturnsTable } from '../orders.table.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** Returns of an order's payments, standing or reversed. */
export const findReturns = (db: Db, orderId: number): Promise<ProviderReturnRow[]> =>
  db
    .selectFrom('provider_returns')
    .innerJoin('payments', 'payments.id', 'provider_returns.payment_id')
    .selectAll('provider_returns')
    .where('payments.order_id', '=', orderId)
    .orderBy('provider_returns.id')
    .execute()

/** A standing return by the provider's reference. */
export const findStandingReturn = (db: Db, reference: string): Promise<ProviderReturnRow | undefined> =>
  db
    .selectFrom('provider_returns')
    .selectAll()
    .where('reference', '=', reference)
    .where('reversed_at', 'is', null)
    .executeTakeFirst()

/** Whether a refund with this reference was recorded by a release without the table of returns. */
export const hasEarlierRefund = async (db: Db, reference: string): Promise<boolean> =>
  (await db
    .selectFrom('refunds')
    .select('id')
    .where('provider_reference', '=', reference)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('provider_returns')
            .select('provider_returns.id')
            .whereRef('provider_returns.refund_id', '=', 'refunds.id'),
        ),
      ),
    )
    .executeTakeFirst()) !== undefined

export const insertReturn = (
  trx: Trx,
  row: Omit<Insertable<ProviderReturnsTable>, 'id'>,
): Promise<ProviderReturnRow> =>
  trx.insertInto('provider_returns').values(row).returningAll().executeTakeFirstOrThrow()

/** Marks a return as reversed: the refund failed, or the dispute was won. */
export const reverseReturn = (trx: Trx, id: number, at: number): Promise<ProviderReturnRow> =>
  trx
    .updateTable('provider_returns')
    .set({ reversed_at: at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
