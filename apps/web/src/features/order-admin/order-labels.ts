import type { OrderFilter, OrderSummary } from '@portal/domain/contract'
import { getPlan } from '@portal/domain/plan'
import type { BadgeTone } from '@portal/ui'
import { ORDER_STAGES, getOrderStage, type OrderStage } from '#shared/orders/order-stage.ts'

/** The filters of orders, in the order of the select. */
export const FILTER_LABELS: Readonly<Record<OrderFilter, string>> = {
  open: ORDER_STAGES.waiting.label,
  proof: ORDER_STAGES['proof sent'].label,
  'part-paid': ORDER_STAGES['part paid'].label,
  refund: ORDER_STAGES['refund requested'].label,
  paid: ORDER_STAGES.paid.label,
  cancelled: ORDER_STAGES.cancelled.label,
  refunded: ORDER_STAGES.refunded.label,
}

/** The fields that decide what an order waits for. */
type WaitingOrder = Pick<OrderSummary, 'status' | 'paid' | 'hasProof' | 'refundRequestedAt'>

/** What an order waits for, as badges: a part-paid one may have a proof of the rest. */
export function listOrderMarks(order: WaitingOrder): { label: string; tone: BadgeTone }[] {
  const { status, paid, hasProof } = order
  const stages: OrderStage[] =
    status === 'open' && paid > 0 && hasProof ? ['proof sent', 'part paid'] : [getOrderStage(order)]
  return stages.map((stage) => ORDER_STAGES[stage])
}

/** The ordered item: `Enhanced`, or a website with the plan that comes with it. */
export const formatOrderSubject = ({ plan, isWebsite }: Pick<OrderSummary, 'plan' | 'isWebsite'>): string =>
  isWebsite ? `Website with ${getPlan(plan).name}` : getPlan(plan).name
