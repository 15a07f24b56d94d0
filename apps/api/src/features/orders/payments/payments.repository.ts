import type { Insertable, Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type {
  ForeignPaymentRow,
  ForeignPaymentsTable,
  PaymentRow,
  PaymentsTable,
  RefundRow,
  RefundsTable,
} from '../orders.table.ts'
import type { ProviderReturn } from './provider-return.ts'

type Trx = Transaction<Database>

/** A payment that a provider has reported before. */
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

export const findRefund = (db: Kysely<Database>, id: number): Promise<RefundRow | undefined> =>
  db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst()

export const findRefunds = (db: Kysely<Database>, orderId: number): Promise<RefundRow[]> =>
  db.selectFrom('refunds').selectAll().where('order_id', '=', orderId).orderBy('id').execute()

/** Sets how much a refund gave back as credit. */
export async function setRefundCredit(trx: Trx, id: number, cents: number): Promise<void> {
  await trx.updateTable('refunds').set({ credit_cents: cents }).where('id', '=', id).execute()
}

/** A payment in a foreign currency that a provider has reported before. */
export const findForeignPayment = (
  db: Kysely<Database>,
  provider: string,
  externalId: string,
): Promise<ForeignPaymentRow | undefined> =>
  db
    .selectFrom('foreign_payments')
    .selectAll()
    .where('provider', '=', provider)
    .where('external_id', '=', externalId)
    .executeTakeFirst()

export const findForeignPayments = (db: Kysely<Database>, orderId: number): Promise<ForeignPaymentRow[]> =>
  db.selectFrom('foreign_payments').selectAll().where('order_id', '=', orderId).orderBy('id').execute()

export const insertForeignPayment = (
  trx: Trx,
  payment: Omit<Insertable<ForeignPaymentsTable>, 'id'>,
): Promise<ForeignPaymentRow> =>
  trx.insertInto('foreign_payments').values(payment).returningAll().executeTakeFirstOrThrow()

/** Records the returns of an undecided payment. */
export async function setForeignReturns(
  trx: Trx,
  id: number,
  returns: readonly ProviderReturn[],
): Promise<void> {
  const json = JSON.stringify(returns)
  await trx.updateTable('foreign_payments').set({ returns: json }).where('id', '=', id).execute()
}

/** The returns of an undecided payment. */
export const toForeignReturns = ({ returns }: ForeignPaymentRow): ProviderReturn[] =>
  JSON.parse(returns) as ProviderReturn[]

/** Deletes a payment that was recorded or fully returned. */
export async function deleteForeignPayment(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('foreign_payments').where('id', '=', id).execute()
}
