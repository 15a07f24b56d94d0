import { fromLocalAmount, toLocalAmount, type LocalCurrency } from './local-amount.ts'
import { getDueCents, type OrderMoney } from './settlement.ts'

/** An order with a price in a local currency. */
export interface LocalMoney extends OrderMoney {
  readonly currency: LocalCurrency
  /** How much of it a US dollar is. */
  readonly rate: number
  /** Received in it; null once something was received in US dollars. */
  readonly receivedLocal: number | null
}

/** The whole price in the local currency, less credit. */
export const getLocalPrice = ({ totalCents, creditCents, currency, rate }: LocalMoney): number =>
  toLocalAmount(totalCents - creditCents, currency, rate)

/**
 * What is still to be paid in the local currency. Where all of it was received so far, it is the rest of the whole price:
 * rounding each payment leaves nothing over.
 */
export function getLocalDue(money: LocalMoney): number {
  const due = getDueCents(money)
  const { currency, rate, receivedLocal } = money
  if (due === 0 || receivedLocal === null) return toLocalAmount(due, currency, rate)
  const rest = getLocalPrice(money) - receivedLocal
  return rest > 0 ? Math.round(rest * 100) / 100 : toLocalAmount(due, currency, rate)
}

/** US cents for a payment in the local currency: all that is due in it is all that is due. */
export function getLocalPaymentCents(amount: number, money: LocalMoney): number {
  const due = getLocalDue(money)
  if (due === 0 || amount < due) return fromLocalAmount(amount, money.rate)
  return getDueCents(money) + fromLocalAmount(amount - due, money.rate)
}
