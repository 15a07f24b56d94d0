import type { OrderFilter, OrderSummary } from '@portal/domain/contract'
import { orderStatusLabel } from '@portal/domain/order'
import { planOf } from '@portal/domain/plan'
import type { BadgeTone } from '@portal/ui'

/** What orders are filtered by, in the order of the select. */
export const FILTER_LABELS: Readonly<Record<OrderFilter, string>> = {
  open: 'Waiting for payment',
  proof: 'Proof sent',
  'part-paid': 'Part-paid',
  refund: 'Refund asked',
  paid: 'Paid',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
}

/** A badge about an order. */
export interface OrderMark {
  readonly label: string
  readonly tone: BadgeTone
}

/** What decides what an order waits for. */
type Waiting = Pick<OrderSummary, 'status' | 'paid' | 'hasProof' | 'refundRequestedAt'>

const STATUS_TONES = { open: 'blue', paid: 'leaf', cancelled: 'neutral', refunded: 'neutral' } as const

/** What an order waits for; without anything, its status. */
export function orderMarks({ status, paid, hasProof, refundRequestedAt }: Waiting): OrderMark[] {
  const isOpen = status === 'open'
  const marks: OrderMark[] = []
  if (status === 'paid' && refundRequestedAt !== null)
    marks.push({ label: FILTER_LABELS.refund, tone: 'danger' })
  if (isOpen && hasProof) marks.push({ label: FILTER_LABELS.proof, tone: 'sun' })
  if (isOpen && paid > 0) marks.push({ label: FILTER_LABELS['part-paid'], tone: 'orange' })
  return marks.length > 0 ? marks : [{ label: orderStatusLabel(status), tone: STATUS_TONES[status] }]
}

/** What was ordered: `Enhanced`, or a website with the plan that comes with it. */
export const orderedThing = ({ plan, isWebsite }: Pick<OrderSummary, 'plan' | 'isWebsite'>): string =>
  isWebsite ? `Website with ${planOf(plan).name}` : planOf(plan).name
