import type { Insertable, Kysely, Transaction, Updateable } from 'kysely'
import type { Database } from '#db/database.ts'
import { isOneOf } from '#db/json.ts'
import { foldWord } from '@portal/domain/search'
import type {
  OrderItemRow,
  OrderRow,
  OrdersTable,
  PaymentRow,
  ProofRow,
  ProviderReturnRow,
  RefundRow,
} from './orders.table.ts'
import { findRefunds } from './payments/payments.repository.ts'
import { findReturns } from './payments/provider-returns.repository.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** An order with all that belongs to it. */
export interface WholeOrder {
  readonly row: OrderRow
  readonly items: readonly OrderItemRow[]
  readonly payments: readonly PaymentRow[]
  readonly refunds: readonly RefundRow[]
  readonly returns: readonly ProviderReturnRow[]
  readonly proofs: readonly ProofRow[]
}

export type NewOrderRow = Omit<Insertable<OrdersTable>, 'id' | 'search_text'>
type NewItem = Pick<OrderItemRow, 'kind' | 'name' | 'cents'>

type Searched = Pick<OrderRow, 'reference' | 'billed_business' | 'billed_name' | 'billed_email'>

/** Includes the reference without hyphens, as people often type it. */
export const toSearchText = (order: Searched): string =>
  foldWord(
    [
      order.billed_business,
      order.billed_name,
      order.billed_email,
      order.reference,
      order.reference.replaceAll('-', ''),
    ].join('\n'),
  )

export async function insertOrder(
  trx: Trx,
  order: NewOrderRow,
  items: readonly NewItem[],
): Promise<OrderRow> {
  const row = await trx
    .insertInto('orders')
    .values({ ...order, search_text: toSearchText(order) })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (items.length > 0)
    await trx
      .insertInto('order_items')
      .values(items.map((item, position) => ({ ...item, order_id: row.id, position })))
      .execute()
  return row
}

export const updateOrder = (trx: Trx, id: number, changes: Updateable<OrdersTable>): Promise<OrderRow> =>
  trx.updateTable('orders').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

export const findOrder = (db: Db, id: number): Promise<OrderRow | undefined> =>
  db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()

export const findOrderByReference = (db: Db, reference: string): Promise<OrderRow | undefined> =>
  db.selectFrom('orders').selectAll().where('reference', '=', reference).executeTakeFirst()

/** The order of an accepted quote. */
export const findOrderOfQuote = (db: Db, quoteRequestId: number): Promise<OrderRow | undefined> =>
  db.selectFrom('orders').selectAll().where('quote_request_id', '=', quoteRequestId).executeTakeFirst()

/** The open orders of plans for a business, the newest first. */
export const findOpenOrders = (db: Db, businessId: number): Promise<OrderRow[]> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('business_id', '=', businessId)
    .where('status', '=', 'open')
    .where('quote_reference', 'is', null)
    .orderBy('id', 'desc')
    .execute()

export const findOrdersOf = (db: Db, userId: number): Promise<OrderRow[]> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

export const findItems = (db: Db, orderId: number): Promise<OrderItemRow[]> =>
  db.selectFrom('order_items').selectAll().where('order_id', '=', orderId).orderBy('position').execute()

/** Updates the unused time of an order, in cents of 0 or below; returns the order with its new price. */
export async function replaceUnusedTime(
  trx: Trx,
  order: OrderRow,
  { before, cents }: { readonly before: number; readonly cents: number },
): Promise<OrderRow> {
  const item = { order_id: order.id, kind: 'unused time' } as const
  if (cents === 0)
    await trx
      .deleteFrom('order_items')
      .where('order_id', '=', item.order_id)
      .where('kind', '=', item.kind)
      .execute()
  else
    await trx
      .updateTable('order_items')
      .set({ cents })
      .where('order_id', '=', item.order_id)
      .where('kind', '=', item.kind)
      .execute()
  return updateOrder(trx, order.id, { total_cents: order.total_cents - before + cents })
}

/** Reads an order with all that belongs to it. */
export const readWholeOrder = async (db: Db, row: OrderRow): Promise<WholeOrder> => ({
  row,
  items: await findItems(db, row.id),
  payments: await findPayments(db, row.id),
  refunds: await findRefunds(db, row.id),
  returns: await findReturns(db, row.id),
  proofs: await db
    .selectFrom('payment_proofs')
    .selectAll()
    .where('order_id', '=', row.id)
    .orderBy('id')
    .execute(),
})

export const findPayments = (db: Db, orderId: number): Promise<PaymentRow[]> =>
  db.selectFrom('payments').selectAll().where('order_id', '=', orderId).orderBy('id').execute()

/** For each order, the sums received in local money and in total, and the number of payments in US dollars. */
export const findReceivedLocal = (db: Db, orderIds: readonly number[]) =>
  db
    .selectFrom('payments')
    .select(({ fn, eb }) => [
      'order_id',
      fn.sum<number | null>('local_amount').as('local'),
      fn.sum<number>('amount_cents').as('cents'),
      fn.sum<number>(eb.case().when('local_amount', 'is', null).then(1).else(0).end()).as('in_dollars'),
    ])
    .where((eb) => isOneOf(eb.ref('order_id'), orderIds))
    .groupBy('order_id')
    .execute()

/** An open order for a business whose price deducts unused time of a tier. */
export const findOrderDeducting = (
  db: Db,
  businessId: number,
  tier: OrderRow['tier'],
): Promise<Pick<OrderRow, 'reference'> | undefined> =>
  db
    .selectFrom('orders')
    .innerJoin('order_items', 'order_items.order_id', 'orders.id')
    .select('orders.reference')
    .where('orders.business_id', '=', businessId)
    .where('orders.status', '=', 'open')
    .where('orders.tier', '>', tier)
    .where('order_items.kind', '=', 'unused time')
    .orderBy('orders.id')
    .executeTakeFirst()

/** The order that bought a period, if its price deducted the unused time of another one. */
export const findOrderThatDeducted = (
  db: Db,
  periodId: number,
): Promise<Pick<OrderRow, 'reference'> | undefined> =>
  db
    .selectFrom('orders')
    .innerJoin('order_items', 'order_items.order_id', 'orders.id')
    .select('orders.reference')
    .where('orders.period_id', '=', periodId)
    .where('order_items.kind', '=', 'unused time')
    .orderBy('orders.id')
    .executeTakeFirst()
