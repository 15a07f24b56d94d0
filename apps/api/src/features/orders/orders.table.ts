import type {
  DocumentKind,
  LocalCurrency,
  OrderItemKind,
  OrderStatus,
  PaymentMethod,
} from '@portal/domain/order'
import type { CountryCode } from '@portal/domain/place'
import type { OrderedTier } from '@portal/domain/plan'
import type { Generated, GeneratedAlways, Selectable } from 'kysely'

/** An order of a plan, or of a website by its quote. Amounts in US cents. */
export interface OrdersTable {
  id: Generated<number>
  reference: string
  invoice_number: string
  status: OrderStatus
  created_at: number
  price_held_until: number
  business_id: number | null
  /** The buyer's account; null without one, or once it is gone. */
  user_id: number | null
  quote_request_id: number | null
  /** Set for a website, even once its request is gone. */
  quote_reference: string | null
  /** The tier that it buys. */
  tier: OrderedTier
  /** 1: its paid time does not wait for the end of a running trial. */
  starts_now: Generated<0 | 1>
  /** As on the invoice, even if account and business change. */
  billed_name: string
  billed_business: string
  /** The recipient of mails; empty once the account was deleted. */
  billed_email: string
  billed_country: CountryCode
  /** The text that administrators search, folded. */
  search_text: string
  total_cents: number
  /** Credit of the account used for it. */
  credit_cents: number
  received_cents: Generated<number>
  local_currency: LocalCurrency | null
  local_rate: number | null
  /** The day of the rate. */
  local_rate_day: string | null
  /** When the completing payment was recorded. */
  paid_at: Generated<number | null>
  /** The paid time that it bought; null before and after. */
  period_id: Generated<number | null>
  /** When a proof was sent, until a payment is recorded. */
  waiting_proof_at: Generated<number | null>
  refund_requested_at: Generated<number | null>
  refund_reason: Generated<string | null>
  refunded_at: Generated<number | null>
  /** When a card provider had taken back all money that paid it; it is paid again once the money is back. */
  taken_back_at: Generated<number | null>
  /** The paid time that ended with it. */
  lost_starts_at: Generated<number | null>
  lost_ends_at: Generated<number | null>
  cancelled_at: Generated<number | null>
  cancellation_reason: Generated<string | null>
  is_sample: 0 | 1
  /** The administrators' order of work: 0 proofs, 1 refunds, 2 open orders, 3 all others. */
  rank: GeneratedAlways<number>
  waits_since: GeneratedAlways<number>
}

export interface OrderItemsTable {
  order_id: number
  /** From 0. */
  position: number
  kind: OrderItemKind
  name: string
  /** Below 0 for deductions. */
  cents: number
}

/** Money that arrived for an order, each with the number of its receipt. */
export interface PaymentsTable {
  id: Generated<number>
  order_id: number
  number: string
  amount_cents: number
  /** The received amount if it was in local currency. */
  local_currency: LocalCurrency | null
  local_amount: number | null
  method: PaymentMethod
  paid_at: number
  recorded_at: number
  /** Null for a payment that a provider reported, and once the account is gone. */
  recorded_by: number | null
  /** Empty without one. */
  note: string
  /** The provider that reported it, and its id there. */
  provider: string | null
  external_id: string | null
}

/** A refund, each with the number of its credit note. */
export interface RefundsTable {
  id: Generated<number>
  order_id: number
  number: string
  amount_cents: number
  /** Refunded as credit of the account. */
  credit_cents: number
  reason: string
  at: number
  recorded_by: number | null
  provider_reference: string | null
}

/** Money of a payment that a card provider took back: one row each time, with the credit note of a refund. */
export interface ProviderReturnsTable {
  id: Generated<number>
  payment_id: number
  refund_id: number
  /** The provider's id. */
  reference: string
  kind: 'refund' | 'dispute'
  /** Who requested it: an administrator's refund at the portal, or somebody at the provider. */
  made_by: 'portal' | 'provider'
  amount_cents: number
  /** The provider's time. */
  at: number
  /** When it was reversed: the refund failed, or the dispute was won. */
  reversed_at: number | null
}

/** A card payment in a currency without a rate for its order; it pays nothing until an administrator decides. */
export interface ForeignPaymentsTable {
  id: Generated<number>
  order_id: number
  provider: string
  external_id: string
  /** ISO 4217. */
  currency: string
  amount: number
  paid_at: number
  /** Its returns, as JSON. */
  returns: Generated<string>
}

/** Why an account's credit changed; `adjusted` follows returns and their reversals. */
export type CreditKind =
  | 'used'
  | 'given back'
  | 'paid beyond the price'
  | 'refunded'
  | 'adjusted'
  | 'corrected'

/** A change of an account's credit; the balance is their sum. */
export interface CreditEntriesTable {
  id: Generated<number>
  /** Null without an account, or once it is gone. */
  user_id: number | null
  /** Null once the order is gone: its credit stays. */
  order_id: number | null
  cents: number
  kind: CreditKind
  at: number
  /** Of a correction. */
  reason: Generated<string | null>
  recorded_by: Generated<number | null>
}

/** A picture that shows a payment. */
export interface PaymentProofsTable {
  id: Generated<number>
  order_id: number
  /** The name of its files in the media folder. */
  name: string
  /** Digest of the bytes as sent. */
  sha256: Buffer
  note: string | null
  at: number
}

/** The last number given to a kind of document in a year. */
export interface DocumentNumbersTable {
  kind: DocumentKind
  year: number
  last: number
}

/** Units of a local currency per US dollar; the newest row of a currency counts. */
export interface ExchangeRatesTable {
  id: Generated<number>
  currency: LocalCurrency
  rate: number
  /** The day of the rate. */
  as_of: string
  set_by: number | null
  set_at: number
}

export type OrderRow = Selectable<OrdersTable>
export type OrderItemRow = Selectable<OrderItemsTable>
export type PaymentRow = Selectable<PaymentsTable>
export type RefundRow = Selectable<RefundsTable>
export type ProviderReturnRow = Selectable<ProviderReturnsTable>
export type ForeignPaymentRow = Selectable<ForeignPaymentsTable>
export type ProofRow = Selectable<PaymentProofsTable>

declare module '#db/database.ts' {
  interface Database {
    orders: OrdersTable
    order_items: OrderItemsTable
    payments: PaymentsTable
    refunds: RefundsTable
    credit_entries: CreditEntriesTable
    provider_returns: ProviderReturnsTable
    foreign_payments: ForeignPaymentsTable
    payment_proofs: PaymentProofsTable
    document_numbers: DocumentNumbersTable
    exchange_rates: ExchangeRatesTable
  }
}
