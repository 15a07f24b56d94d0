import type { PaymentMethod } from './payment-methods.ts'

/** A payment as it was received. */
export interface ReceivedPayment {
  /** US dollars, or units of the local currency that it came in. */
  readonly amount: number
  /** ISO 4217. */
  readonly currency: string
  readonly method: PaymentMethod
  /** The day where the payer is: `2026-11-20`. */
  readonly day: string
}

/** Whether two payments may be one that was recorded twice: same amount, way and day. Only a person can tell. */
export const isLikelyRepeat = (one: ReceivedPayment, other: ReceivedPayment): boolean =>
  one.amount === other.amount &&
  one.currency === other.currency &&
  one.method === other.method &&
  one.day === other.day
