import type { CountryCode } from '@portal/domain/place'
import type {
  DomainType,
  PreferredContact,
  QuoteMailKind,
  QuoteStatus,
  WebsitePages,
} from '@portal/domain/quote'
import type { Generated, GeneratedAlways, Selectable } from 'kysely'

/** A request for a website. Amounts are in hundredths of `currency`, at the prices of its day. */
export interface QuoteRequestsTable {
  id: Generated<number>
  reference: string
  status: QuoteStatus
  /** Whether its status is `new`. */
  is_new: GeneratedAlways<0 | 1>
  created_at: number
  is_sample: 0 | 1
  business_name: string
  country: CountryCode
  contact_name: string
  email: string
  /** The searched text: business, contact, email and reference, case and accents folded. */
  search_text: string
  /** E.164. */
  phone: string | null
  preferred_contact: PreferredContact
  pages: WebsitePages
  domain_type: DomainType
  domain_name: string | null
  base_cents: number
  total_cents: number
  /** ISO 4217. */
  currency: string
  requirements: string
  /** When its quote expires; null if the status is not `quoted` or the quote has no end. */
  offer_ends_at: number | null
  /** The listing that gets a plan with the website. */
  business_id: Generated<number | null>
}

/** A chosen service with its price at the time of the request. */
export interface QuoteServicesTable {
  quote_id: number
  /** From 0, in the order in which they are named. */
  position: number
  name: string
  price_cents: number
}

/**
 * An event of a request's history: a change to `status`, or without one an internal note. A change to `quoted` has the
 * quote; old ones have no amount.
 */
export interface QuoteEventsTable {
  id: Generated<number>
  quote_id: number
  status: QuoteStatus | null
  note: string | null
  /** Null once the account is deleted. */
  actor_id: number | null
  at: number
  by_requester: Generated<0 | 1>
  /** In hundredths of the request's currency. */
  amount_cents: Generated<number | null>
  /** The last day on which the quote is valid, in the time zone of the request's country. */
  valid_until: Generated<string | null>
  /** The end of that day. */
  offer_ends_at: Generated<number | null>
  /** JSON: what the amount consists of. */
  items: Generated<string>
}

/** An item of a quote in `items`. */
export interface StoredItem {
  readonly name: string
  readonly price_cents: number
}

/** A mail about an unanswered quote, written once per quote. */
export interface QuoteMailsTable {
  /** The event that sent the quote. */
  offer_id: number
  kind: QuoteMailKind
  at: number
  /** 0 if it was skipped because it was due too long ago. */
  is_sent: 0 | 1
}

export type QuoteRequestRow = Selectable<QuoteRequestsTable>
export type QuoteServiceRow = Selectable<QuoteServicesTable>
export type QuoteEventRow = Selectable<QuoteEventsTable>

declare module '#db/database.ts' {
  interface Database {
    quote_requests: QuoteRequestsTable
    quote_services: QuoteServicesTable
    quote_events: QuoteEventsTable
    quote_mails: QuoteMailsTable
  }
}
