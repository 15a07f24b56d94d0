/** Where the money of an order stands, all in cents. */
export interface OrderMoney {
  readonly totalCents: number
  /** Credit of the account that was used for it. */
  readonly creditCents: number
  /** Received, of all payments together. */
  readonly receivedCents: number
}

/** What is still to be paid, in cents. */
export const getDueCents = ({ totalCents, creditCents, receivedCents }: OrderMoney): number =>
  Math.max(0, totalCents - creditCents - receivedCents)

/** What was received beyond the price, in cents: it becomes credit. */
export const getExcessCents = ({ totalCents, creditCents, receivedCents }: OrderMoney): number =>
  Math.max(0, receivedCents + creditCents - totalCents)
