import type { OrderMoney } from './settlement.ts'

/** A payment of an order, or money taken back from one. */
export interface MoneyMovement {
  /** When the money moved, in milliseconds. */
  readonly at: number
  /** Below 0 for money taken back. */
  readonly cents: number
}

/** The balance of an order after its movements. */
export interface ReplayedMoney {
  /** The payments less the money taken back. */
  readonly receivedCents: number
  readonly isPaid: boolean
  /** Whether it was paid, and all its money was taken back since. */
  readonly hasEnded: boolean
}

/**
 * Computes the balance of an order from its movements, sorted by when the money moved, so that the order in which they are
 * recorded does not matter. An order is paid once its payments cover the price, and stays paid until all of it is taken back.
 */
export function replayMoney(
  { totalCents, creditCents }: Pick<OrderMoney, 'totalCents' | 'creditCents'>,
  movements: readonly MoneyMovement[],
): ReplayedMoney {
  let receivedCents = 0
  let isPaid = creditCents >= totalCents
  let hasEnded = false
  for (const { cents } of movements.toSorted((one, other) => one.at - other.at || other.cents - one.cents)) {
    receivedCents += cents
    if (!isPaid && receivedCents + creditCents >= totalCents) {
      isPaid = true
      hasEnded = false
    } else if (isPaid && cents < 0 && receivedCents <= 0 && creditCents < totalCents) {
      isPaid = false
      hasEnded = true
    }
  }
  // A refund and a dispute together may take back more than was paid: that is a loss, not an amount due.
  return { receivedCents: Math.max(0, receivedCents), isPaid, hasEnded }
}
