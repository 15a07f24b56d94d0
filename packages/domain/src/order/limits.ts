import { DAY } from '../shared/instant.ts'

/** Limits of orders and payments: the amount in US dollars, texts in characters, files of proof for an order. */
export const ORDER_LIMITS = {
  amount: 1_000_000,
  /** Of one correction of credit. */
  correction: 10_000,
  note: 500,
  reason: 1000,
  proofs: 5,
} as const

/** For how long the price of an order is held, in milliseconds. */
export const PRICE_HELD = 30 * DAY
