import type { QuoteEstimate } from '@portal/domain/contract'
import type { OrderStatus } from '@portal/domain/order'
import type { CountryCode } from '@portal/domain/place'
import type { DomainType, PreferredContact, QuoteStatus, WebsitePages } from '@portal/domain/quote'
import type { Insertable, Kysely, Transaction } from 'kysely'
import type * as v from 'valibot'
import type { Database } from '#db/database.ts'
import { containsText } from '#db/functions.ts'
import { isOneOf } from '#db/json.ts'
import type { Page } from '#db/pagination.ts'
import { foldWord } from '@portal/domain/search'
import type { QuoteEventRow, QuoteEventsTable, QuoteRequestRow, QuoteServiceRow } from './quotes.table.ts'

type Trx = Transaction<Database>

/** A request to store, new until an event changes its status. `createdAt` in milliseconds, `phone` in E.164. */
export interface QuoteRecord {
  readonly reference: string
  readonly createdAt: number
  readonly businessName: string
  readonly country: CountryCode
  readonly contactName: string
  readonly email: string
  readonly phone: string | null
  readonly preferredContact: PreferredContact
  readonly pages: WebsitePages
  readonly domainType: DomainType
  readonly domainName: string | null
  readonly estimate: v.InferOutput<typeof QuoteEstimate>
  readonly requirements: string
  readonly isSample?: boolean
}

/** A request with its services and its events, the newest first. */
export interface QuoteWithHistory {
  readonly row: QuoteRequestRow
  readonly services: readonly QuoteServiceRow[]
  readonly events: readonly NamedEvent[]
  readonly business: { readonly id: number; readonly name: string } | null
  readonly order: { readonly id: number; readonly reference: string; readonly status: OrderStatus } | null
}

/** An event with the name of its actor, while that account exists. */
export interface NamedEvent extends QuoteEventRow {
  readonly first_name: string | null
  readonly last_name: string | null
}

/** Amounts are stored in cents, because sums of fractions are inexact. */
export const toCents = (amount: number): number => Math.round(amount * 100)

/** Stores a request with its prices; returns its id. */
export async function insertQuote(trx: Trx, record: QuoteRecord): Promise<number> {
  const { estimate } = record
  const { id } = await trx
    .insertInto('quote_requests')
    .values({
      reference: record.reference,
      status: 'new',
      created_at: record.createdAt,
      is_sample: record.isSample ? 1 : 0,
      business_name: record.businessName,
      country: record.country,
      contact_name: record.contactName,
      email: record.email,
      search_text: toSearchText(record),
      phone: record.phone,
      preferred_contact: record.preferredContact,
      pages: record.pages,
      domain_type: record.domainType,
      domain_name: record.domainName,
      base_cents: toCents(estimate.base),
      total_cents: toCents(estimate.total),
      currency: estimate.currency,
      requirements: record.requirements,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const services = estimate.services.map(({ name, price }, position) => ({
    quote_id: id,
    position,
    name,
    price_cents: toCents(price),
  }))
  if (services.length > 0) await trx.insertInto('quote_services').values(services).execute()
  return id
}

/** Includes the reference without hyphens, as people often type it. */
const toSearchText = ({ businessName, contactName, email, reference }: QuoteRecord): string =>
  foldWord([businessName, contactName, email, reference, reference.replaceAll('-', '')].join('\n'))

/** Stores an event; one with a status also updates the request's status and the end of its quote. */
export async function insertQuoteEvent(
  trx: Trx,
  event: Omit<Insertable<QuoteEventsTable>, 'id'>,
): Promise<void> {
  await trx.insertInto('quote_events').values(event).execute()
  if (event.status === null) return
  await trx
    .updateTable('quote_requests')
    .set({ status: event.status, offer_ends_at: event.offer_ends_at ?? null })
    .where('id', '=', event.quote_id)
    .execute()
}

export const findQuote = (db: Kysely<Database>, id: number): Promise<QuoteRequestRow | undefined> =>
  db.selectFrom('quote_requests').selectAll().where('id', '=', id).executeTakeFirst()

export const findQuoteByReference = (
  db: Kysely<Database>,
  reference: string,
): Promise<QuoteRequestRow | undefined> =>
  db.selectFrom('quote_requests').selectAll().where('reference', '=', reference).executeTakeFirst()

/** Filters the list; a blank `search` matches all. Quotes expire by `now`, in milliseconds. */
export interface QuoteFilter {
  readonly status?: QuoteStatus
  readonly search: string
  readonly now: number
}

function selectMatching(db: Kysely<Database>, { status, search, now }: QuoteFilter) {
  let quotes = db.selectFrom('quote_requests')
  if (status === 'expired') {
    quotes = quotes.where((eb) =>
      eb.or([
        eb('status', '=', status),
        eb.and([eb('status', '=', 'quoted'), eb('offer_ends_at', '<=', now)]),
      ]),
    )
  } else if (status) quotes = quotes.where('status', '=', status)
  if (status === 'quoted') {
    quotes = quotes.where((eb) => eb.or([eb('offer_ends_at', 'is', null), eb('offer_ends_at', '>', now)]))
  }
  for (const word of foldWord(search).split(/\s+/).filter(Boolean)) {
    quotes = quotes.where((eb) => containsText(eb.ref('search_text'), word))
  }
  return quotes
}

/** New requests first, then the most recent. */
export const findQuotes = (
  db: Kysely<Database>,
  filter: QuoteFilter,
  { limit, offset }: Page,
): Promise<QuoteRequestRow[]> =>
  selectMatching(db, filter)
    .selectAll()
    // Within one status either all or none are new, and the status has an index in the remaining order.
    .$if(!filter.status, (quotes) => quotes.orderBy('is_new', 'desc'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countQuotes(db: Kysely<Database>, filter: QuoteFilter): Promise<number> {
  const { total } = await selectMatching(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Links a request to the listing that gets a plan with the website, or to none. */
export async function setQuoteBusiness(trx: Trx, id: number, businessId: number | null): Promise<void> {
  await trx.updateTable('quote_requests').set({ business_id: businessId }).where('id', '=', id).execute()
}

/** The listings and orders of requests. */
const findLinks = (db: Kysely<Database>, ids: readonly number[]) =>
  db
    .selectFrom('quote_requests as q')
    .leftJoin('businesses as b', 'b.id', 'q.business_id')
    .leftJoin('orders as o', 'o.quote_request_id', 'q.id')
    .select(['q.id', 'b.id as business_id', 'b.name', 'o.id as order_id', 'o.reference', 'o.status'])
    .where((eb) => isOneOf(eb.ref('q.id'), ids))
    .execute()

/**
 * Adds services, events, listing and order to requests, in the given order; three queries for any number of requests.
 */
export async function addHistory(
  db: Kysely<Database>,
  rows: readonly QuoteRequestRow[],
): Promise<QuoteWithHistory[]> {
  const ids = rows.map(({ id }) => id)
  const services = await db
    .selectFrom('quote_services')
    .selectAll()
    .where((eb) => isOneOf(eb.ref('quote_id'), ids))
    .orderBy('quote_id')
    .orderBy('position')
    .execute()
  const events = await db
    .selectFrom('quote_events as e')
    .leftJoin('users as u', 'u.id', 'e.actor_id')
    .selectAll('e')
    .select(['u.first_name', 'u.last_name'])
    .where((eb) => isOneOf(eb.ref('e.quote_id'), ids))
    .orderBy('e.quote_id')
    .orderBy('e.id', 'desc')
    .execute()
  const links = new Map((await findLinks(db, ids)).map((link) => [link.id, link]))
  const servicesByRequest = Map.groupBy(services, (service) => service.quote_id)
  const eventsByRequest = Map.groupBy(events, (event) => event.quote_id)
  return rows.map((row) => ({
    row,
    services: servicesByRequest.get(row.id) ?? [],
    events: eventsByRequest.get(row.id) ?? [],
    ...toLinks(links.get(row.id)),
  }))
}

type Link = Awaited<ReturnType<typeof findLinks>>[number]

function toLinks(link: Link | undefined): Pick<QuoteWithHistory, 'business' | 'order'> {
  const { business_id, name, order_id, reference, status } = link ?? {}
  return {
    business: business_id == null || name == null ? null : { id: business_id, name },
    order:
      order_id == null || reference == null || status == null ? null : { id: order_id, reference, status },
  }
}
