import { DAY } from '../shared/instant.ts'

/** Limits of orders and payments: amounts in US dollars, texts in characters, proof files per order. */
export const ORDER_LIMITS = {
  amount: 1_000_000,
  /** The largest single correction of credit. */
  correction: 10_000,
  note: 500,
  reason: 1000,
  proofs: 5,
} as const

/** For how long the price of an order stays valid, in milliseconds. */
export const PRICE_VALIDITY_MS = 30 * DAY
