import type { Insertable, Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { PaymentRow, PaymentsTable, RefundRow, RefundsTable } from '../orders.table.ts'

type Trx = Transaction<Database>

/** A payment that a provider told of before. */
export const findProviderPayment = (
  db: Kysely<Database>,
  provider: string,
  externalId: string,
): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', provider)
    .where('external_id', '=', externalId)
    .executeTakeFirst()

export const insertPayment = (
  trx: Trx,
  payment: Omit<Insertable<PaymentsTable>, 'id'>,
): Promise<PaymentRow> => trx.insertInto('payments').values(payment).returningAll().executeTakeFirstOrThrow()

export const insertRefund = (trx: Trx, refund: Omit<Insertable<RefundsTable>, 'id'>): Promise<RefundRow> =>
  trx.insertInto('refunds').values(refund).returningAll().executeTakeFirstOrThrow()

/** A refund that a provider told of, or made, before. */
export const findProviderRefund = (
  db: Kysely<Database>,
  providerReference: string,
): Promise<RefundRow | undefined> =>
  db.selectFrom('refunds').selectAll().where('provider_reference', '=', providerReference).executeTakeFirst()

/** The money of an order that was given back, in cents. */
export async function sumRefunds(db: Kysely<Database>, orderId: number): Promise<number> {
  const { cents } = await db
    .selectFrom('refunds')
    .select(({ fn }) => fn.sum<number | null>('amount_cents').as('cents'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return cents ?? 0
}
