/** The balance of an order, in cents. */
export interface OrderMoney {
  readonly totalCents: number
  /** The account's credit that was used for it. */
  readonly creditCents: number
  /** The sum of all payments. */
  readonly receivedCents: number
}

/** The amount due, in cents. */
export const getDueCents = ({ totalCents, creditCents, receivedCents }: OrderMoney): number =>
  Math.max(0, totalCents - creditCents - receivedCents)

/** The amount received beyond the price, in cents, which becomes credit. */
export const getExcessCents = ({ totalCents, creditCents, receivedCents }: OrderMoney): number =>
  Math.max(0, receivedCents + creditCents - totalCents)
