import { sql, type Kysely, type Selectable } from 'kysely'
import type { Database } from '#db/database.ts'
import { isOneOf } from '#db/json.ts'
import type {
  CreditEntriesTable,
  OrderItemRow,
  OrderRow,
  PaymentRow,
  ProviderReturnRow,
  RefundRow,
} from '../orders.table.ts'

type Db = Kysely<Database>

/** Instants in milliseconds; `until` is exclusive. */
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
  /** Returns by providers that were reversed or that the portal did not request. */
  readonly returns: readonly ProviderReturnRow[]
  /** Changes of credit because of returns. */
  readonly adjustments: readonly CreditChange[]
}

type CreditChange = Pick<Selectable<CreditEntriesTable>, 'cents' | 'at'>

/** Orders with movements of money in a span, or paid by credit; six queries for any number of orders. */
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
  const returns = Map.groupBy(
    await db
      .selectFrom('provider_returns')
      .innerJoin('payments', 'payments.id', 'provider_returns.payment_id')
      .selectAll('provider_returns')
      .select('payments.order_id')
      .where((eb) => isOneOf(eb.ref('payments.order_id'), ids))
      .orderBy('provider_returns.id')
      .execute(),
    (one) => one.order_id,
  )
  const adjustments = Map.groupBy(
    await db
      .selectFrom('credit_entries')
      .select(['order_id', 'cents', 'at'])
      .where('kind', '=', 'adjusted')
      .where((eb) => isOneOf(eb.ref('order_id').$castTo<number>(), ids))
      .orderBy('id')
      .execute(),
    (entry) => entry.order_id,
  )
  return rows.map((row) => ({
    row,
    items: items.get(row.id) ?? [],
    payments: payments.get(row.id) ?? [],
    refunds: refunds.get(row.id) ?? [],
    returns: returns.get(row.id) ?? [],
    adjustments: adjustments.get(row.id) ?? [],
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
        eb(
          'id',
          'in',
          eb
            .selectFrom('provider_returns')
            .innerJoin('payments', 'payments.id', 'provider_returns.payment_id')
            .select('payments.order_id')
            .where('provider_returns.reversed_at', '>=', from)
            .where('provider_returns.reversed_at', '<', until),
        ),
        eb(
          'id',
          'in',
          eb
            .selectFrom('credit_entries')
            .select(sql<number>`order_id`.as('order_id'))
            .where('kind', '=', 'adjusted')
            .where('order_id', 'is not', null)
            .where('at', '>=', from)
            .where('at', '<', until),
        ),
        eb.and([eb('credit_cents', '>', 0), eb('paid_at', '>=', from), eb('paid_at', '<', until)]),
      ]),
    )
    .orderBy('id')
    .execute()

/** Corrections of credit in a span. */
export const findCorrections = (db: Db, { from, until }: Span): Promise<CreditChange[]> =>
  db
    .selectFrom('credit_entries')
    .select(['cents', 'at'])
    .where('kind', '=', 'corrected')
    .where('at', '>=', from)
    .where('at', '<', until)
    .execute()

/** Payments less standing refunds, in cents. */
export async function sumMoney(db: Db): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select (select coalesce(sum(amount_cents), 0) from payments)
      - (select coalesce(sum(amount_cents), 0) from refunds)
      + (select coalesce(sum(amount_cents), 0) from provider_returns where reversed_at is not null) as cents`.execute(
    db,
  )
  return rows[0]?.cents ?? 0
}
