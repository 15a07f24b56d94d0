import type { Order } from '@portal/domain/contract'
import { getCountry } from '@portal/domain/place'
import { getPlan } from '@portal/domain/plan'
import { formatDate, formatDay, formatMoney, toEpochMs } from '@portal/domain/shared'
import { getOrderStage, type OrderStage } from '#shared/orders/order-stage.ts'

/** The payer's time zone. */
export const getTimeZone = ({ billedTo }: Pick<Order, 'billedTo'>): string =>
  getCountry(billedTo.country).timeZone

/** Whether a proof was sent after the last payment was recorded, so that nobody has checked it yet. */
const hasNewProof = ({ proofs, payments }: Order): boolean => {
  const recorded = Math.max(0, ...payments.map(({ recordedAt }) => toEpochMs(recordedAt)))
  return proofs.some(({ at }) => toEpochMs(at) > recorded)
}

/** The stage of an order at an instant. */
export const getStage = (order: Order, now: number): OrderStage =>
  getOrderStage({
    status: order.status,
    paid: order.paid,
    hasProof: hasNewProof(order),
    refundRequestedAt: order.refundRequestedAt,
    isExpired: toEpochMs(order.payBy) <= now,
  })

/** Whether the payer has to act: not after the price has expired, or while a proof is checked. */
export const isAwaitingPayment = (stage: OrderStage): boolean => stage === 'waiting' || stage === 'part paid'

interface OrderWords {
  title: string
  /** What happens next. */
  text: string
}

/** The bought item, as the subject of a sentence. */
const getItemName = ({ plan, quoteReference }: Order): string =>
  quoteReference === null ? getPlan(plan).name : 'your website'

function describePaid(order: Order, now: number): OrderWords {
  const { period, plan, quoteReference } = order
  const zone = getTimeZone(order)
  if (period === null)
    return {
      title: 'Paid. Thank you.',
      text:
        quoteReference === null
          ? 'The receipt is below.'
          : 'Your website is on its way. Its listing gets the plan as soon as we link the two.',
    }
  const begins = toEpochMs(period.startsAt) > now ? `from ${formatDate(period.startsAt, zone)} ` : ''
  return {
    title: `Paid. ${getPlan(plan).name} runs ${begins}until ${formatDate(period.endsAt, zone)}.`,
    text: 'No automatic renewal: we remind you 30 and 7 days before the end.',
  }
}

/** The next step after a failed order: a website begins with a quote. */
const describeReorder = ({ quoteReference }: Order): string =>
  quoteReference === null ? 'order again' : 'ask for a new quote'

/** An order's stage in words, and what happens next. */
export function describeOrder(order: Order, now: number): OrderWords {
  const zone = getTimeZone(order)
  const due = formatMoney(order.due)
  const payBy = formatDay(order.payBy, zone)
  switch (getStage(order, now)) {
    case 'waiting':
      return {
        title: `Please pay ${due} by ${payBy}`,
        text:
          order.quoteReference === null
            ? `${getItemName(order)} starts ${order.startsNow ? 'as soon as we have recorded your payment' : 'when your trial ends, or with your payment if that comes later'}. We email you the receipt.`
            : 'We start as soon as we have recorded your payment, and email you the receipt.',
      }
    case 'expired':
      return {
        title: `This price was valid until ${payBy}`,
        text: `If you have paid, tell us by sending the proof below. If not, please ${describeReorder(order)} at today’s price.`,
      }
    case 'proof sent':
      return {
        title: 'We have your proof of payment',
        text: 'Once the money arrives, we record it and email you the receipt. You don’t need to do anything.',
      }
    case 'part paid':
      return {
        title: `${due} is still to pay`,
        text: `We received ${formatMoney(order.paid)} so far. The order is complete once the rest has arrived.`,
      }
    case 'paid':
      return describePaid(order, now)
    case 'refund requested':
      return {
        title: 'You asked for your money back',
        text: 'We email you once it is on its way. Until then your listing stays as it is.',
      }
    case 'refunded':
      return {
        title: 'We refunded your money',
        text: `The credit note is on the invoice. Nothing is deleted from your listing, and you can ${describeReorder(order)} at any time.`,
      }
    case 'cancelled':
      return {
        title: 'This order is cancelled',
        text: `Nothing is due. You can ${describeReorder(order)} at any time.`,
      }
  }
}
