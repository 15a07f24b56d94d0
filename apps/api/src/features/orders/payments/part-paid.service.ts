import type { RefundSplit } from '@portal/domain/order'
import type { OrderRow } from '../orders.table.ts'

/** Whether an order is partly paid. */
export const isPartPaid = ({
  status,
  received_cents,
}: Pick<OrderRow, 'status' | 'received_cents'>): boolean => status === 'open' && received_cents > 0

/** The refund of a partly paid order: everything, since it bought nothing. */
export const splitPartPaid = ({
  received_cents,
  credit_cents,
}: Pick<OrderRow, 'received_cents' | 'credit_cents'>): RefundSplit => ({
  cents: received_cents,
  creditCents: credit_cents,
})
