import { MONEY_BACK_DAYS } from '../plan/plans.ts'
import { DAY, toEpochMs, type Instant } from '../shared/instant.ts'
import { sumItems, type OrderItem } from './price.ts'

/**
 * When the money-back guarantee of an order ends, in milliseconds: day 1 begins with the payment that completed it, and
 * a refund can be requested until the end of day 30.
 */
export const getRefundableUntil = (paidAt: Instant): number => toEpochMs(paidAt) + MONEY_BACK_DAYS * DAY

/** Whether a refund can be requested at an instant. */
export const isRefundable = (paidAt: Instant, now: Instant): boolean =>
  toEpochMs(now) < getRefundableUntil(paidAt)

type Priced = Pick<OrderItem, 'kind' | 'cents'>

/** The price of an order's plan or website, less the deduction for unused time, and that of its add-ons; in cents. */
export const getRefundableParts = (items: readonly Priced[]): { planCents: number; addOnCents: number } => ({
  planCents: sumItems(items.filter(({ kind }) => kind !== 'add-on')),
  addOnCents: sumItems(items.filter(({ kind }) => kind === 'add-on')),
})

/** The amounts of a refund, in cents: as money, and as credit of the account. */
export interface RefundSplit {
  readonly cents: number
  readonly creditCents: number
}

/** Splits a refund: first the credit that was used, as credit, then the rest as money; add-ons only `withAddOns`. */
export function splitRefund(
  { items, creditCents }: { readonly items: readonly Priced[]; readonly creditCents: number },
  withAddOns: boolean,
): RefundSplit {
  const { planCents, addOnCents } = getRefundableParts(items)
  const all = planCents + (withAddOns ? addOnCents : 0)
  const credit = Math.min(creditCents, all)
  return { cents: all - credit, creditCents: credit }
}
