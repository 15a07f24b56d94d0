import type { PaymentRow } from '../orders.table.ts'

/** What is to be paid on the page of a provider. */
export interface CardDue {
  readonly reference: string
  /** What stands on the page: `Standard, one year`. */
  readonly description: string
  readonly cents: number
  readonly email: string
  /** Where the payer comes back to. */
  readonly returnUrl: string
}

/** What a provider has to know of a payment of its own. */
type CardPayment = Pick<PaymentRow, 'external_id' | 'amount_cents'>

/**
 * A company that takes payments by card. Without one, administrators record what arrives. What it tells of a payment is
 * recorded by `recordProviderPayment`, once for each of its ids.
 */
export interface PaymentProvider {
  /** Stored with its payments: `stripe`. */
  readonly name: string
  /** Opens a page on which an order is paid. */
  openPayment(due: CardDue): Promise<{ readonly url: string }>
  /** Gives money back to the card of a payment; the same key again gives nothing again. Returns its own reference. */
  refund(
    payment: CardPayment,
    refund: { readonly cents: number; readonly key: string },
  ): Promise<{ readonly reference: string }>
  /** What the portal has given back of a payment, as the provider knows it, without what failed. */
  findOwnRefunds(payment: CardPayment): Promise<readonly { reference: string; cents: number }[]>
}
