import { fromLocalAmount, toLocalAmount, type LocalCurrency } from './local-amount.ts'
import { getDueCents, type OrderMoney } from './settlement.ts'

/** An order with a price in a local currency. */
export interface LocalMoney extends OrderMoney {
  readonly currency: LocalCurrency
  /** The value of one US dollar in it. */
  readonly rate: number
  /** The amount received in it; null once anything was received in US dollars. */
  readonly receivedLocal: number | null
}

/** The whole price in the local currency, less credit. */
export const getLocalPrice = ({ totalCents, creditCents, currency, rate }: LocalMoney): number =>
  toLocalAmount(totalCents - creditCents, currency, rate)

/**
 * The amount due in the local currency. If every payment so far was in that currency, it is the whole price less those
 * payments, so that rounding each of them leaves no remainder.
 */
export function getLocalDue(money: LocalMoney): number {
  const due = getDueCents(money)
  const { currency, rate, receivedLocal } = money
  if (due === 0 || receivedLocal === null) return toLocalAmount(due, currency, rate)
  const rest = getLocalPrice(money) - receivedLocal
  return rest > 0 ? Math.round(rest * 100) / 100 : toLocalAmount(due, currency, rate)
}

/** The US cents of a payment in the local currency; one that covers the local amount due covers all cents due. */
export function getLocalPaymentCents(amount: number, money: LocalMoney): number {
  const due = getLocalDue(money)
  if (due === 0 || amount < due) return fromLocalAmount(amount, money.rate)
  return getDueCents(money) + fromLocalAmount(amount - due, money.rate)
}
