import { refundableParts } from '@portal/domain/order'
import type { Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { startPlan } from '#features/businesses/plan.service.ts'
import { findItems, updateOrder } from '../orders.repository.ts'
import type { OrderRow } from '../orders.table.ts'

type Trx = Transaction<Database>

interface Settled {
  readonly row: OrderRow
  /** The paid time that it bought; null where no listing is there to have it. */
  readonly period: { readonly startsAt: number; readonly endsAt: number } | null
}

/** An order that nothing is left to pay of is paid: what it bought begins. */
export async function settle(trx: Trx, order: OrderRow, at: number): Promise<Settled> {
  const row = await updateOrder(trx, order.id, { status: 'paid', paid_at: at, waiting_proof_at: null })
  return startBought(trx, row, at)
}

/** Begins the paid time of an order that is paid; the plan that comes with a website counts for nothing by itself. */
export async function startBought(trx: Trx, row: OrderRow, at: number): Promise<Settled> {
  if (row.business_id === null) return { row, period: null }
  const isWebsite = row.quote_reference !== null
  const { planCents } = refundableParts(await findItems(trx, row.id))
  const { periodId, startsAt, endsAt } = await startPlan(
    trx,
    row.business_id,
    {
      tier: row.tier,
      cause: isWebsite ? 'quote' : 'order',
      paidCents: isWebsite ? 0 : Math.max(0, planCents),
    },
    at,
  )
  return { row: await updateOrder(trx, row.id, { period_id: periodId }), period: { startsAt, endsAt } }
}
