import { getRefundableParts } from '@portal/domain/order'
import type { Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { resumePlan, startPlan } from '#features/businesses/plan.service.ts'
import { findItems, updateOrder } from '../orders.repository.ts'
import type { OrderRow } from '../orders.table.ts'

type Trx = Transaction<Database>

interface Settlement {
  readonly row: OrderRow
  /** The paid time that it bought; null without a listing for it. */
  readonly period: { readonly startsAt: number; readonly endsAt: number } | null
}

/** Marks a fully paid order as paid and starts what it bought. */
export async function settle(trx: Trx, order: OrderRow, at: number): Promise<Settlement> {
  const row = await updateOrder(trx, order.id, { status: 'paid', paid_at: at, waiting_proof_at: null })
  return startPurchasedPlan(trx, row, at)
}

/** Marks an order whose money is back as paid again; its paid time resumes. */
export async function settleAgain(trx: Trx, order: OrderRow, at: number): Promise<Settlement> {
  const { business_id: businessId, lost_starts_at: startsAt, lost_ends_at: endsAt } = order
  const row = await updateOrder(trx, order.id, {
    status: 'paid',
    refunded_at: null,
    taken_back_at: null,
    lost_starts_at: null,
    lost_ends_at: null,
  })
  if (businessId === null || startsAt === null || endsAt === null) return startPurchasedPlan(trx, row, at)
  const plan = await readOrderedPlan(trx, row)
  const resumed = await resumePlan(trx, businessId, { ...plan, startsAt, endsAt }, at)
  if (resumed === null) return { row, period: null }
  return { row: await updateOrder(trx, row.id, { period_id: resumed.periodId }), period: resumed }
}

/** Starts the paid time of a paid order; the plan included with a website has no value of its own. */
export async function startPurchasedPlan(trx: Trx, row: OrderRow, at: number): Promise<Settlement> {
  if (row.business_id === null) return { row, period: null }
  const plan = await readOrderedPlan(trx, row)
  const { periodId, startsAt, endsAt } = await startPlan(trx, row.business_id, plan, at)
  return { row: await updateOrder(trx, row.id, { period_id: periodId }), period: { startsAt, endsAt } }
}

async function readOrderedPlan(trx: Trx, row: OrderRow) {
  const isWebsite = row.quote_reference !== null
  const { planCents } = getRefundableParts(await findItems(trx, row.id))
  return {
    tier: row.tier,
    cause: isWebsite ? 'quote' : 'order',
    paidCents: isWebsite ? 0 : Math.max(0, planCents),
    waits: row.starts_now === 0,
  } as const
}
