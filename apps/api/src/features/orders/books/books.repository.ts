import { sql, type Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { isOneOf } from '#db/json.ts'
import type { OrderItemRow, OrderRow, PaymentRow, RefundRow } from '../orders.table.ts'

type Db = Kysely<Database>

/** Instants in milliseconds, the second one not included. */
interface Span {
  readonly from: number
  readonly until: number
}

/** An order with the money that moved for it. */
export interface MovedOrder {
  readonly row: OrderRow
  readonly items: readonly OrderItemRow[]
  readonly payments: readonly PaymentRow[]
  readonly refunds: readonly RefundRow[]
}

/** Orders that money moved for in a span, or that credit paid for, by four queries however many they are. */
export async function findMovedOrders(db: Db, span: Span): Promise<MovedOrder[]> {
  const rows = await findRows(db, span)
  const ids = rows.map(({ id }) => id)
  const items = Map.groupBy(
    await db
      .selectFrom('order_items')
      .selectAll()
      .where((eb) => isOneOf(eb.ref('order_id'), ids))
      .orderBy('position')
      .execute(),
    (item) => item.order_id,
  )
  const payments = Map.groupBy(
    await db
      .selectFrom('payments')
      .selectAll()
      .where((eb) => isOneOf(eb.ref('order_id'), ids))
      .orderBy('id')
      .execute(),
    (payment) => payment.order_id,
  )
  const refunds = Map.groupBy(
    await db
      .selectFrom('refunds')
      .selectAll()
      .where((eb) => isOneOf(eb.ref('order_id'), ids))
      .orderBy('id')
      .execute(),
    (refund) => refund.order_id,
  )
  return rows.map((row) => ({
    row,
    items: items.get(row.id) ?? [],
    payments: payments.get(row.id) ?? [],
    refunds: refunds.get(row.id) ?? [],
  }))
}

const findRows = (db: Db, { from, until }: Span): Promise<OrderRow[]> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb(
          'id',
          'in',
          eb
            .selectFrom('payments')
            .select('order_id')
            .where('paid_at', '>=', from)
            .where('paid_at', '<', until),
        ),
        eb(
          'id',
          'in',
          eb.selectFrom('refunds').select('order_id').where('at', '>=', from).where('at', '<', until),
        ),
        eb.and([eb('credit_cents', '>', 0), eb('paid_at', '>=', from), eb('paid_at', '<', until)]),
      ]),
    )
    .orderBy('id')
    .execute()

/** What payments less refunds come to, in cents. */
export async function sumMoney(db: Db): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select (select coalesce(sum(amount_cents), 0) from payments)
      - (select coalesce(sum(amount_cents), 0) from refunds) as cents`.execute(db)
  return rows[0]?.cents ?? 0
}
