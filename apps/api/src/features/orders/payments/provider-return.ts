/** What a provider says of money that it took back, or meant to, of a payment; in units of the payment's currency. */
export interface ProviderReturn {
  /** What the provider calls it. */
  readonly reference: string
  readonly kind: 'refund' | 'dispute'
  /** Whether the portal asked for it. */
  readonly isOwn: boolean
  /** Whether the money is gone; false once a refund has failed or a dispute is won. */
  readonly stands: boolean
  readonly amount: number
  readonly at: number
}

/** A payment as a provider has it, with what it took back. */
export interface Returned {
  /** In units of its currency. */
  readonly amount: number
  readonly returns: readonly ProviderReturn[]
}

/** What is gone of a payment, in units of its currency. */
export const sumStanding = (returns: readonly ProviderReturn[]): number =>
  returns.reduce((sum, { stands, amount }) => (stands ? sum + amount : sum), 0)
