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
  /** The account that placed it; null where there is none, or no more. */
  user_id: number | null
  quote_request_id: number | null
  /** Set for a website, also once its request is gone. */
  quote_reference: string | null
  /** The tier that it buys. */
  tier: OrderedTier
  /** What is on the invoice, whatever becomes of account and business. */
  billed_name: string
  billed_business: string
  /** Where mails go; empty once the account was deleted. */
  billed_email: string
  billed_country: CountryCode
  /** What administrators search by, folded. */
  search_text: string
  total_cents: number
  /** Credit of the account that is used for it. */
  credit_cents: number
  received_cents: Generated<number>
  local_currency: LocalCurrency | null
  local_rate: number | null
  /** The day of the rate. */
  local_rate_day: string | null
  /** When the payment was recorded that completed it. */
  paid_at: Generated<number | null>
  /** The paid time that it bought; null before and after. */
  period_id: Generated<number | null>
  /** When a proof was sent that no payment was recorded after. */
  waiting_proof_at: Generated<number | null>
  refund_requested_at: Generated<number | null>
  refund_reason: Generated<string | null>
  refunded_at: Generated<number | null>
  /** When a card provider had taken back all that paid it: it is paid again once the money is here again. */
  taken_back_at: Generated<number | null>
  /** The paid time that ended with it. */
  lost_starts_at: Generated<number | null>
  lost_ends_at: Generated<number | null>
  cancelled_at: Generated<number | null>
  cancellation_reason: Generated<string | null>
  is_sample: 0 | 1
  /** What administrators do first: 0 proofs, 1 refunds, 2 open orders, 3 all others. */
  rank: GeneratedAlways<number>
  waits_since: GeneratedAlways<number>
}

export interface OrderItemsTable {
  order_id: number
  /** From 0. */
  position: number
  kind: OrderItemKind
  name: string
  /** Below 0 for what is taken off. */
  cents: number
}

/** Money that arrived for an order, each with the number of its receipt. */
export interface PaymentsTable {
  id: Generated<number>
  order_id: number
  number: string
  amount_cents: number
  /** What was received, where that was in the local currency. */
  local_currency: LocalCurrency | null
  local_amount: number | null
  method: PaymentMethod
  paid_at: number
  recorded_at: number
  /** Null for what a provider told, and once the account is gone. */
  recorded_by: number | null
  /** Empty where there is none. */
  note: string
  /** The provider that told of it, and what it calls it. */
  provider: string | null
  external_id: string | null
}

/** Money that was given back, each with the number of its credit note. */
export interface RefundsTable {
  id: Generated<number>
  order_id: number
  number: string
  amount_cents: number
  /** Given back as credit of the account. */
  credit_cents: number
  reason: string
  at: number
  recorded_by: number | null
  provider_reference: string | null
}

/** Money that a card provider took back of a payment: each time has a row, and the credit note of a refund. */
export interface ProviderReturnsTable {
  id: Generated<number>
  payment_id: number
  refund_id: number
  /** What the provider calls it. */
  reference: string
  kind: 'refund' | 'dispute'
  /** Who asked for it: the portal, by the refund of an administrator, or somebody at the provider. */
  made_by: 'portal' | 'provider'
  amount_cents: number
  /** When the provider says that it was. */
  at: number
  /** When the money was here again: the refund failed, or the dispute was won. */
  reversed_at: number | null
}

/** A card payment in a currency that its order has no rate for: no payment of it until somebody decides. */
export interface ForeignPaymentsTable {
  id: Generated<number>
  order_id: number
  provider: string
  external_id: string
  /** ISO 4217. */
  currency: string
  amount: number
  paid_at: number
  /** What the provider took back of it, as JSON. */
  returns: Generated<string>
}

/** Why an account's credit became more or less; `adjusted` follows money that a provider took back, or that came again. */
export type CreditKind =
  | 'used'
  | 'given back'
  | 'paid beyond the price'
  | 'refunded'
  | 'adjusted'
  | 'corrected'

/** A change of an account's credit, which is the sum of them. */
export interface CreditEntriesTable {
  id: Generated<number>
  /** Null where the order has no account, or no more. */
  user_id: number | null
  /** Null once the order is gone: what it left of credit stays. */
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
  /** Of its files in the media folder. */
  name: string
  /** Of the bytes as they were sent. */
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

/** How much of a local currency a US dollar is; the newest row of a currency counts. */
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
