import type { OwnQuoteRequest, QuoteEvent, QuoteOffer, QuoteRequest } from '@portal/domain/contract'
import { listNextQuoteStatuses, getQuoteStatusAt } from '@portal/domain/quote'
import type { NamedEvent, QuoteWithHistory } from './quotes.repository.ts'
import type { QuoteEventRow, QuoteRequestRow, StoredItem } from './quotes.table.ts'

const toIsoString = (at: number): string => new Date(at).toISOString()

/** The status that a request has at `now` (milliseconds). */
export const getStatusAt = ({ status, offer_ends_at }: QuoteRequestRow, now: number) =>
  getQuoteStatusAt(status, offer_ends_at, now)

/** The quote of an event; null without one. */
function toOffer(event: QuoteEventRow, { currency }: QuoteRequestRow): QuoteOffer | null {
  const { id, amount_cents, valid_until, offer_ends_at } = event
  if (amount_cents === null || valid_until === null || offer_ends_at === null) return null
  const items = JSON.parse(event.items) as StoredItem[]
  return {
    id,
    amount: amount_cents / 100,
    currency,
    validUntil: valid_until,
    endsAt: toIsoString(offer_ends_at),
    items: items.map(({ name, price_cents }) => ({ name, price: price_cents / 100 })),
  }
}

/** The last quote of a request; null before the first one, and while a new one is in preparation. */
export function getLastOffer({ row, events }: QuoteWithHistory): QuoteOffer | null {
  if (row.status === 'new' || row.status === 'in review') return null
  const quoted = events.find(({ status }) => status === 'quoted')
  return quoted ? toOffer(quoted, row) : null
}

/** A request as its requester sees it at `now`: without the administrators' internal notes. */
export const toOwnQuoteRequest = (quote: QuoteWithHistory, now: number): OwnQuoteRequest => ({
  ...toSharedFields(quote, now),
  orderReference: quote.order?.reference ?? null,
  history: quote.events.flatMap((event) => {
    const { status, note, at, by_requester } = event
    if (status === null) return []
    const offer = toOffer(event, quote.row)
    return [{ status, note, byRequester: by_requester === 1, offer, at: toIsoString(at) }]
  }),
})

/** A request as administrators see it at `now`. */
export function toQuoteRequest(quote: QuoteWithHistory, now: number): QuoteRequest {
  const { row, services, events } = quote
  return {
    id: row.id,
    ...toSharedFields(quote, now),
    contactName: row.contact_name,
    email: row.email,
    phone: row.phone,
    preferredContact: row.preferred_contact,
    additionalServices: services.map(({ name }) => name),
    nextStatuses: [...listNextQuoteStatuses(getStatusAt(row, now))],
    business: quote.business && { ...quote.business },
    order: quote.order && { ...quote.order },
    isSample: row.is_sample === 1,
    history: events.map((event) => toQuoteEvent(event, row)),
  }
}

const toSharedFields = (quote: QuoteWithHistory, now: number) => ({
  ...toRequestedFields(quote),
  status: getStatusAt(quote.row, now),
  offer: getLastOffer(quote),
})

const toRequestedFields = ({ row, services }: QuoteWithHistory) => ({
  reference: row.reference,
  businessName: row.business_name,
  country: row.country,
  pages: row.pages,
  estimate: {
    base: row.base_cents / 100,
    services: services.map(({ name, price_cents }) => ({ name, price: price_cents / 100 })),
    total: row.total_cents / 100,
    currency: row.currency,
  },
  requirements: row.requirements,
  domainType: row.domain_type,
  domainName: row.domain_name,
  createdAt: toIsoString(row.created_at),
})

const toQuoteEvent = (event: NamedEvent, row: QuoteRequestRow): QuoteEvent => ({
  kind: event.status === null ? 'note' : 'status',
  status: event.status,
  note: event.note,
  by: event.first_name === null ? null : `${event.first_name} ${event.last_name ?? ''}`.trim(),
  byRequester: event.by_requester === 1,
  offer: toOffer(event, row),
  at: toIsoString(event.at),
})
