import { MONEY_BACK_DAYS } from '../plan/plans.ts'
import { DAY, toEpochMs, type Instant } from '../shared/instant.ts'
import { sumItems, type OrderItem } from './price.ts'

/**
 * When the money-back guarantee of an order ends, in milliseconds: day 1 begins with the payment that completed it, and
 * on the whole of day 30 a refund can still be asked for.
 */
export const getRefundableUntil = (paidAt: Instant): number => toEpochMs(paidAt) + MONEY_BACK_DAYS * DAY

/** Whether a refund can be asked for at an instant. */
export const isRefundable = (paidAt: Instant, now: Instant): boolean =>
  toEpochMs(now) < getRefundableUntil(paidAt)

type Priced = Pick<OrderItem, 'kind' | 'cents'>

/** What an order's plan or website cost, less unused time that was taken off, and what its add-ons cost; in cents. */
export const getRefundableParts = (items: readonly Priced[]): { planCents: number; addOnCents: number } => ({
  planCents: sumItems(items.filter(({ kind }) => kind !== 'add-on')),
  addOnCents: sumItems(items.filter(({ kind }) => kind === 'add-on')),
})

/** What a refund gives back, in cents: as money, and as credit of the account. */
export interface RefundSplit {
  readonly cents: number
  readonly creditCents: number
}

/** What was paid with credit goes back as credit first, the rest as money; add-ons only where they are asked for. */
export function splitRefund(
  { items, creditCents }: { readonly items: readonly Priced[]; readonly creditCents: number },
  withAddOns: boolean,
): RefundSplit {
  const { planCents, addOnCents } = getRefundableParts(items)
  const all = planCents + (withAddOns ? addOnCents : 0)
  const credit = Math.min(creditCents, all)
  return { cents: all - credit, creditCents: credit }
}
