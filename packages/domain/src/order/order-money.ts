import type { OrderMoney } from './settlement.ts'

/** Money of an order that came in, or that was taken back from a payment: below 0. */
export interface MoneyMovement {
  /** When the money moved, in milliseconds. */
  readonly at: number
  readonly cents: number
}

/** What the money of an order comes to. */
export interface ReplayedMoney {
  /** Received, less what was taken back. */
  readonly receivedCents: number
  readonly isPaid: boolean
  /** Whether it was paid, and all that paid it was taken back since. */
  readonly hasEnded: boolean
}

/**
 * What the money of an order comes to, by when it moved and not by when it was told: an order is paid once what came in
 * covers its price, and stays so until nothing of it is left. Whatever the order of the movements, the result is the same.
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
  // More than a payment may be taken back, as by a refund and a dispute: that is a loss, and nothing that is due.
  return { receivedCents: Math.max(0, receivedCents), isPaid, hasEnded }
}
