import type { PaymentRow } from '../orders.table.ts'

/** An amount to pay on the page of a provider. */
export interface CardDue {
  readonly reference: string
  /** Shown on the page: `Standard, one year`. */
  readonly description: string
  readonly cents: number
  readonly email: string
  /** Where the payer returns to. */
  readonly returnUrl: string
}

/** What a provider needs of its own payment. */
type CardPayment = Pick<PaymentRow, 'external_id' | 'amount_cents'>

/**
 * A card payment provider. Without one, administrators record payments. `recordProviderPayment` records each payment
 * that it reports once.
 */
export interface PaymentProvider {
  /** Stored with its payments: `stripe`. */
  readonly name: string
  /** Opens a page to pay an order. */
  openPayment(due: CardDue): Promise<{ readonly url: string }>
  /** Refunds money to the card of a payment; a repeated key refunds nothing. Returns the provider's id. */
  refund(
    payment: CardPayment,
    refund: { readonly cents: number; readonly key: string },
  ): Promise<{ readonly reference: string }>
  /** The portal's refunds of a payment at the provider, without failed ones. */
  findOwnRefunds(payment: CardPayment): Promise<readonly { reference: string; cents: number }[]>
}
