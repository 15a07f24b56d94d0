import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { Person } from '#db/personal-data.ts'
import { toSearchText } from './orders.repository.ts'
import type { OrderRow } from './orders.table.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** Orders of an account, and those made for its confirmed address. */
export const findOrdersAbout = (db: Db, { id, email }: Person): Promise<OrderRow[]> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where((eb) =>
      eb.or([eb('user_id', '=', id), ...(email === null ? [] : [eb('billed_email', '=', email)])]),
    )
    .orderBy('id')
    .execute()

/** The parts of these orders, without who recorded them and what only administrators see. */
export async function findPartsOf(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return { items: [], payments: [], refunds: [], proofs: [] }
  return {
    items: await db
      .selectFrom('order_items')
      .select(['order_id', 'name', 'cents'])
      .where('order_id', 'in', ids)
      .execute(),
    payments: await db
      .selectFrom('payments')
      .select(['order_id', 'number', 'amount_cents', 'local_currency', 'local_amount', 'method', 'paid_at'])
      .where('order_id', 'in', ids)
      .orderBy('id')
      .execute(),
    refunds: await db
      .selectFrom('refunds')
      .select(['order_id', 'number', 'amount_cents', 'credit_cents', 'reason', 'at'])
      .where('order_id', 'in', ids)
      .orderBy('id')
      .execute(),
    proofs: await db
      .selectFrom('payment_proofs')
      .select(['order_id', 'name', 'note', 'at'])
      .where('order_id', 'in', ids)
      .orderBy('id')
      .execute(),
  }
}

export const findCreditEntriesOf = (db: Db, userId: number) =>
  db
    .selectFrom('credit_entries')
    .select(['order_id', 'cents', 'kind', 'at', 'reason'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()

/** Removes account and address from an order, with the pictures and texts that its buyer sent; the invoice stays. */
export async function anonymizeBuyer(trx: Trx, order: OrderRow): Promise<void> {
  await trx.deleteFrom('payment_proofs').where('order_id', '=', order.id).execute()
  await trx
    .updateTable('orders')
    .set({
      user_id: null,
      billed_email: '',
      search_text: toSearchText({ ...order, billed_email: '' }),
      waiting_proof_at: null,
      ...(order.refund_reason !== null && { refund_reason: '' }),
    })
    .where('id', '=', order.id)
    .execute()
}
