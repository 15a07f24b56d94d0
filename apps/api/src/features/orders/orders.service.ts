import type { Order, OrderSummary } from '@portal/domain/contract'
import type { PlanPeriod } from '@portal/domain/plan'
import type { Kysely } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { readOrderedBusiness } from '#features/businesses/ordered-business.service.ts'
import { readPlanPeriods } from '#features/businesses/plan.service.ts'
import { findReceivedLocal, readWholeOrder } from './orders.repository.ts'
import type { OrderRow } from './orders.table.ts'
import { toOrder, toSummary } from './orders.view.ts'
import type { PaymentProvider } from './providers/payment-provider.ts'

type Db = Kysely<Database>

/** The context of orders; `provider` is null without card payments. */
export interface OrdersContext extends AppContext {
  readonly provider: PaymentProvider | null
}

/** An order for its buyer. */
export async function describeOrder(
  { config, provider, now }: Pick<OrdersContext, 'config' | 'provider' | 'now'>,
  db: Db,
  row: OrderRow,
): Promise<Order> {
  return toOrder(await readWholeOrder(db, row), {
    business: row.business_id === null ? null : await readOrderedBusiness(db, row.business_id, now()),
    period: await readPeriod(db, row),
    ways: config.waysToPay,
    takesCards: provider !== null,
  })
}

/** The paid time that an order bought; null before payment, after a refund, and once its business is gone. */
export async function readPeriod(
  db: Db,
  { business_id, period_id }: Pick<OrderRow, 'business_id' | 'period_id'>,
): Promise<PlanPeriod | null> {
  if (business_id === null || period_id === null) return null
  const periods = await readPlanPeriods(db, business_id)
  return periods.find(({ id }) => id === period_id) ?? null
}

/** Orders as lists show them, in the given order. */
export async function summarize(db: Db, rows: readonly OrderRow[]): Promise<OrderSummary[]> {
  const received = await findReceivedLocal(
    db,
    rows.map(({ id }) => id),
  )
  const byOrder = new Map(received.map((sum) => [sum.order_id, sum]))
  return rows.map((row) => {
    const sum = byOrder.get(row.id)
    if (sum === undefined) return toSummary(row, 0)
    // Returned money has no amount in local currency.
    const isAllLocal = sum.in_dollars === 0 && sum.cents === row.received_cents
    return toSummary(row, isAllLocal ? (sum.local ?? 0) : null)
  })
}
