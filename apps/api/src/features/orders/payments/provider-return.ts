/** Money of a payment that a provider took back, or tried to; in units of the payment's currency. */
export interface ProviderReturn {
  /** The provider's id. */
  readonly reference: string
  readonly kind: 'refund' | 'dispute'
  /** Whether the portal requested it. */
  readonly isOwn: boolean
  /** Whether the money is gone; false once a refund has failed or a dispute is won. */
  readonly stands: boolean
  readonly amount: number
  readonly at: number
}

/** A payment at its provider, with its returns. */
export interface ReturnedPayment {
  /** In units of its currency. */
  readonly amount: number
  readonly returns: readonly ProviderReturn[]
}

/** The sum of standing returns, in units of the currency. */
export const sumStandingReturns = (returns: readonly ProviderReturn[]): number =>
  returns.reduce((sum, { stands, amount }) => (stands ? sum + amount : sum), 0)
