import type { Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { Problem } from '#shared/problem.ts'
import { enqueueCancelledMail } from '../order-mails.ts'
import { updateOrder } from '../orders.repository.ts'
import type { OrderRow } from '../orders.table.ts'
import { insertCredit } from '../payments/credit.repository.ts'

/** Rejects an order that can’t be cancelled; `wayOut` is the advice for a partly paid one. */
export function requireUnpaid({ status, received_cents: received }: OrderRow, wayOut: string): void {
  if (status === 'refunded') throw new Problem('conflict', 'This order has already been refunded')
  if (status === 'paid')
    throw new Problem(
      'conflict',
      'This order is paid. Ask for a refund instead, within 30 days of the payment',
    )
  if (received > 0) throw new Problem('conflict', `Part of this order is paid. ${wayOut}`)
}

interface Cancellation {
  /** Null if its buyer cancels it. */
  readonly reason: string | null
  /** Whether a newer order replaces it. */
  readonly isReplaced?: boolean
}

/** Cancels an unpaid order and notifies its buyer; the credit it used returns to the account. */
export async function cancel(
  trx: Transaction<Database>,
  context: Pick<AppContext, 'config' | 'now' | 'randomBytes'>,
  order: OrderRow,
  { reason, isReplaced = false }: Cancellation,
): Promise<OrderRow> {
  const at = context.now()
  const creditCents = order.credit_cents
  await insertCredit(trx, {
    user_id: order.user_id,
    order_id: order.id,
    cents: creditCents,
    kind: 'given back',
    at,
  })
  const row = await updateOrder(trx, order.id, {
    status: 'cancelled',
    cancelled_at: at,
    cancellation_reason: reason,
    credit_cents: 0,
    waiting_proof_at: null,
  })
  await enqueueCancelledMail(trx, context, row, { reason, isReplaced, creditCents })
  return row
}
