import type { AdminOrder } from '@portal/domain/contract'
import { fromLocalAmount } from '@portal/domain/order'
import { getPlan } from '@portal/domain/plan'
import { formatDate, formatMoney, toLocalDay } from '@portal/domain/shared'

const toCents = (amount: number): number => Math.round(amount * 100)

/** Converts a typed payment to US cents; the full due amount in the local currency is the full due amount. */
export function toPaymentCents({ due, local }: AdminOrder, amount: number, isLocal: boolean): number {
  if (!isLocal || local === null) return toCents(amount)
  if (local.due === 0 || amount < local.due) return fromLocalAmount(amount, local.rate)
  return toCents(due) + fromLocalAmount(amount - local.due, local.rate)
}

/** Describes what the completing payment starts: which plan, and until when. */
function describeCompletion({ business, plan, next }: AdminOrder, now: number, timeZone: string): string {
  if (business === null || next === null)
    return 'Completes the order. No listing is linked to it yet, so no plan starts.'
  const startsLater = toLocalDay(Date.parse(next.startsAt), timeZone) > toLocalDay(now, timeZone)
  const start = startsLater ? ` from ${formatDate(next.startsAt, timeZone)}` : ''
  return `Completes the order: ${business.name} gets ${getPlan(plan).name}${start} until ${formatDate(next.endsAt, timeZone)}.`
}

const describeExcess = ({ owner }: AdminOrder, cents: number): string =>
  owner === null
    ? `${formatMoney(cents / 100)} too much: there is no account that could keep it as credit.`
    : `${formatMoney(cents / 100)} too much: becomes credit of the account.`

/** Describes the effect of recording a payment, in sentences. */
export function describeEffect(order: AdminOrder, cents: number, now: number, timeZone: string): string {
  const due = toCents(order.due)
  if (order.status === 'paid') {
    // Part of the money may have been refunded.
    const excess = cents + Math.min(0, toCents(order.paid + order.creditUsed - order.total))
    return `The order is paid already. ${excess > 0 ? describeExcess(order, excess) : 'Replaces what went back.'}`
  }
  if (cents < due) return `Leaves ${formatMoney((due - cents) / 100)} due.`
  return [
    describeCompletion(order, now, timeZone),
    ...(cents > due ? [describeExcess(order, cents - due)] : []),
  ].join(' ')
}
