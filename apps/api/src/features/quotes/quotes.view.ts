import type { OwnQuoteRequest, QuoteEvent, QuoteRequest } from '@portal/domain/contract'
import { nextQuoteStatuses } from '@portal/domain/quote'
import type { NamedEvent, QuoteWithHistory } from './quotes.repository.ts'

const toIsoString = (at: number): string => new Date(at).toISOString()

/** A request as its requester sees it: without the administrators' internal notes. */
export const toOwnQuoteRequest = (quote: QuoteWithHistory): OwnQuoteRequest => ({
  ...toSharedFields(quote),
  history: quote.events.flatMap(({ status, note, at }) =>
    status === null ? [] : [{ status, note, at: toIsoString(at) }],
  ),
})

/** A request as administrators see it. */
export function toQuoteRequest(quote: QuoteWithHistory): QuoteRequest {
  const { row, services, events } = quote
  return {
    id: row.id,
    ...toSharedFields(quote),
    contactName: row.contact_name,
    email: row.email,
    phone: row.phone,
    preferredContact: row.preferred_contact,
    additionalServices: services.map(({ name }) => name),
    nextStatuses: [...nextQuoteStatuses(row.status)],
    isSample: row.is_sample === 1,
    history: events.map(toQuoteEvent),
  }
}

const toSharedFields = ({ row, services }: QuoteWithHistory) => ({
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
  status: row.status,
  createdAt: toIsoString(row.created_at),
})

const toQuoteEvent = ({ status, note, at, first_name, last_name }: NamedEvent): QuoteEvent => ({
  kind: status === null ? 'note' : 'status',
  status,
  note,
  by: first_name === null ? null : `${first_name} ${last_name ?? ''}`.trim(),
  at: toIsoString(at),
})
