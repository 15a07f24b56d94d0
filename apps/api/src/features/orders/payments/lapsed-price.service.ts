import { listOrderItems } from '@portal/domain/order'
import type { Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { readPlanPeriods } from '#features/businesses/plan.service.ts'
import { findItems, replaceUnusedTime } from '../orders.repository.ts'
import type { OrderRow } from '../orders.table.ts'

/**
 * Reprices an order whose price has lapsed: unused days that were used since are no longer deducted. Returns the
 * updated order.
 */
export async function repriceLapsed(
  trx: Transaction<Database>,
  order: OrderRow,
  at: number,
): Promise<OrderRow> {
  if (order.status !== 'open' || order.price_held_until > at || order.business_id === null) return order
  const before = (await findItems(trx, order.id)).find(({ kind }) => kind === 'unused time')
  if (!before) return order
  const periods = await readPlanPeriods(trx, order.business_id)
  const present = listOrderItems({ tier: order.tier, addOns: [], periods, now: at }).find(
    ({ kind }) => kind === 'unused time',
  )
  const cents = Math.max(before.cents, present?.cents ?? 0)
  return cents === before.cents ? order : replaceUnusedTime(trx, order, { before: before.cents, cents })
}
