import type { OrderSummary } from '@portal/domain/contract'
import type { BadgeTone } from '@portal/ui'

/** The stage of an order for its payer: its status, and of an open one what has happened so far. */
export type OrderStage =
  | 'waiting'
  | 'expired'
  | 'proof sent'
  | 'part paid'
  | 'paid'
  | 'refund requested'
  | 'refunded'
  | 'cancelled'

interface StagedOrder extends Pick<OrderSummary, 'status' | 'paid' | 'hasProof' | 'refundRequestedAt'> {
  /** Whether its price has expired. */
  isExpired?: boolean
}

/** The stage of an order. */
export function getOrderStage({
  status,
  paid,
  hasProof,
  refundRequestedAt,
  isExpired = false,
}: StagedOrder): OrderStage {
  if (status === 'paid') return refundRequestedAt === null ? 'paid' : 'refund requested'
  if (status !== 'open') return status
  if (hasProof) return 'proof sent'
  if (paid > 0) return 'part paid'
  return isExpired ? 'expired' : 'waiting'
}

/** A stage in a few words, and the colour of its badge. */
export const ORDER_STAGES: Readonly<Record<OrderStage, { label: string; tone: BadgeTone }>> = {
  waiting: { label: 'Waiting for payment', tone: 'sun' },
  expired: { label: 'Price expired', tone: 'orange' },
  'proof sent': { label: 'Proof sent', tone: 'blue' },
  'part paid': { label: 'Part-paid', tone: 'sun' },
  paid: { label: 'Paid', tone: 'leaf' },
  'refund requested': { label: 'Refund requested', tone: 'sun' },
  refunded: { label: 'Refunded', tone: 'neutral' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
}
