import type { PaymentMethod } from './payment-methods.ts'

/** A payment as it was received. */
export interface ReceivedPayment {
  /** In US dollars, or in units of the local currency. */
  readonly amount: number
  /** ISO 4217. */
  readonly currency: string
  readonly method: PaymentMethod
  /** The payer's local day: `2026-11-20`. */
  readonly day: string
}

/** Whether two payments may be one recorded twice: same amount, currency, method and day. Only a person can decide. */
export const isLikelyRepeat = (one: ReceivedPayment, other: ReceivedPayment): boolean =>
  one.amount === other.amount &&
  one.currency === other.currency &&
  one.method === other.method &&
  one.day === other.day
