import { createHash, timingSafeEqual } from 'node:crypto'
import type { Order, OrderSummary, RefundRequest } from '@portal/domain/contract'
import { isRefundable } from '@portal/domain/order'
import { parseReference } from '@portal/domain/shared'
import type { Kysely } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { Problem } from '#shared/problem.ts'
import { enqueueRefundRequestMail } from '../order-mails.ts'
import { findOrderByReference, findOrdersOf, updateOrder } from '../orders.repository.ts'
import { describeOrder, summarize, type OrdersContext } from '../orders.service.ts'
import type { OrderRow } from '../orders.table.ts'
import { toDollars } from '../orders.view.ts'
import { findCredit } from '../payments/credit.repository.ts'
import { cancel, requireUnpaid } from './cancellation.service.ts'

/** Who requests an order: an account, or anybody who knows its email address. */
export interface OrderRequester {
  readonly reference: string
  readonly userId: number | null
  readonly email: string | null
}

/**
 * The requester's own order; throws the same error whether it is missing, someone else’s, or requested with another
 * address.
 */
export async function requireOwnOrder(
  db: Kysely<Database>,
  { reference, userId, email }: OrderRequester,
): Promise<OrderRow> {
  const parsed = parseReference(reference)
  const row = parsed === null ? undefined : await findOrderByReference(db, parsed)
  // Compares hashes of equal length even without an order, so that the time reveals nothing.
  const isAddressee = timingSafeEqual(hash(row?.billed_email ?? ''), hash(email ?? ''))
  const isOwn = userId !== null && row?.user_id === userId
  if (row && (isOwn || (isAddressee && email !== null && email !== ''))) return row
  throw new Problem(
    'not-found',
    'We found no order with this reference. Sign in to the account that placed it, or enter the email address it is for',
  )
}

const hash = (text: string): Buffer => createHash('sha256').update(text).digest()

export const getOrder = async (context: OrdersContext, requester: OrderRequester): Promise<Order> =>
  describeOrder(context, context.store.read, await requireOwnOrder(context.store.read, requester))

/** The orders of an account, the newest first. */
export const listOrders = async (db: Kysely<Database>, userId: number): Promise<OrderSummary[]> =>
  summarize(db, await findOrdersOf(db, userId))

export const readCredit = async (db: Kysely<Database>, userId: number): Promise<{ credit: number }> => ({
  credit: toDollars(await findCredit(db, userId)),
})

/** Cancels an unpaid order. A repeat changes nothing. */
export const cancelOwnOrder = (context: OrdersContext, requester: OrderRequester): Promise<Order> =>
  context.store.write.transaction().execute(async (trx) => {
    const order = await requireOwnOrder(trx, requester)
    if (order.status === 'cancelled') return describeOrder(context, trx, order)
    requireUnpaid(order, 'Please write to us, and we’ll sort it out')
    return describeOrder(context, trx, await cancel(trx, context, order, { reason: null }))
  })

/** Requests a refund under the guarantee. A repeat changes nothing. */
export const requestRefund = (
  context: OrdersContext,
  requester: OrderRequester,
  { reason }: Pick<RefundRequest, 'reason'>,
): Promise<Order> =>
  context.store.write.transaction().execute(async (trx) => {
    const order = await requireOwnOrder(trx, requester)
    if (order.refund_requested_at === null) {
      requireRefundable(order, context)
      const changes = { refund_requested_at: context.now(), refund_reason: reason }
      const row = await updateOrder(trx, order.id, changes)
      await enqueueRefundRequestMail(trx, context, row, reason)
      return describeOrder(context, trx, row)
    }
    return describeOrder(context, trx, order)
  })

function requireRefundable({ status, paid_at }: OrderRow, { now }: Pick<AppContext, 'now'>): void {
  if (status === 'refunded') throw new Problem('conflict', 'This order has already been refunded')
  if (status !== 'paid' || paid_at === null)
    throw new Problem('conflict', 'This order is not paid, so there is nothing to refund')
  if (!isRefundable(paid_at, now()))
    throw new Problem(
      'conflict',
      'The 30-day money-back guarantee has ended. Please write to us if something is wrong',
    )
}
