import { createHash, timingSafeEqual } from 'node:crypto'
import { parseContactPhone } from '@portal/domain/business'
import type { CreatedQuoteRequest, NewQuoteRequest, OwnQuoteRequest } from '@portal/domain/contract'
import { resolvePlace } from '@portal/domain/place'
import { CURRENCY } from '@portal/domain/plan'
import { parseDomainName, parsePages, estimateQuote } from '@portal/domain/quote'
import { parseReference, type Result } from '@portal/domain/shared'
import type { Kysely, Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import type { OutgoingMail } from '#mail/outbox/outbox.service.ts'
import type { Site } from '#mail/rendering/email.ts'
import { renderQuoteReceived } from '#mail/templates/quote-received.ts'
import { acceptSubmission } from '#public-submissions/accept-submission.service.ts'
import type { PublicSubmission } from '#public-submissions/public-submission.ts'
import { createFieldProblem, Problem } from '#shared/problem.ts'
import {
  addHistory,
  findQuote,
  findQuoteByReference,
  insertQuote,
  insertQuoteEvent,
  type QuoteRecord,
  type QuoteWithHistory,
} from './quotes.repository.ts'
import { toOwnQuoteRequest } from './quotes.view.ts'

/** Accepts a request for a website at today's prices and confirms it by email. */
export async function createQuoteRequest(
  context: AppContext,
  submission: PublicSubmission<NewQuoteRequest>,
): Promise<CreatedQuoteRequest> {
  const details = parseQuote(submission.input)
  return acceptSubmission(context, submission, {
    call: 'POST /api/quote-requests',
    async store({ trx, now, newReference }) {
      const reference = await newReference(isQuoteReference)
      const record = { ...details, reference, createdAt: now }
      return { id: await insertQuote(trx, record), record }
    },
    emails: ({ record }) => [createReceipt(context.config, record)],
    response: ({ id, record: { reference, estimate, createdAt } }) => ({
      id,
      reference,
      status: 'new',
      estimate,
      createdAt: new Date(createdAt).toISOString(),
    }),
  })
}

const isQuoteReference = async (trx: Transaction<Database>, reference: string): Promise<boolean> =>
  (await findQuoteByReference(trx, reference)) !== undefined

function createReceipt(site: Site, record: QuoteRecord): OutgoingMail {
  const { base: basePrice, services, total } = record.estimate
  return {
    to: { name: record.contactName, address: record.email },
    email: renderQuoteReceived(site, { ...record, basePrice, services, total }),
  }
}

/** A request to store, with its current price; throws a problem for an invalid field. */
function parseQuote(input: NewQuoteRequest): Omit<QuoteRecord, 'reference' | 'createdAt'> {
  const { businessName, contactName, email, preferredContact, domainType, requirements } = input
  const place = resolvePlace(input.country)
  if (!place) throw createFieldProblem('country', 'Please select a country')
  const pages = unwrap('pages', parsePages(input.pages))
  const { base, services, total } = estimateQuote(pages, input.additionalServices)
  return {
    businessName,
    country: place.country,
    contactName,
    email,
    phone: unwrap('phone', parseContactPhone(place.country, input.phone)),
    preferredContact,
    pages,
    domainType,
    domainName: unwrap('domainName', parseDomainName(domainType, input.domainName)),
    estimate: { base, services: services.map((service) => ({ ...service })), total, currency: CURRENCY.code },
    requirements,
  }
}

function unwrap<Value>(field: string, result: Result<Value>): Value {
  if (result.ok) return result.value
  throw createFieldProblem(field, result.message)
}

/** A request, for whoever knows its reference and email address. */
export async function getOwnQuote(
  { store, now }: Pick<AppContext, 'store' | 'now'>,
  reference: string,
  email: string,
): Promise<OwnQuoteRequest> {
  return toOwnQuoteRequest(await getQuoteOf(store.read, reference, email), now())
}

/** A request by its reference and email address; throws the same error whichever is wrong. */
export async function getQuoteOf(
  db: Kysely<Database>,
  reference: string,
  email: string,
): Promise<QuoteWithHistory> {
  const parsed = parseReference(reference)
  const row = parsed === null ? undefined : await findQuoteByReference(db, parsed)
  // Compares hashes of equal length even without a request, so that the time reveals nothing.
  const isOwn = timingSafeEqual(hash(row?.email ?? ''), hash(email))
  const [quote] = row && isOwn ? await addHistory(db, [row]) : []
  if (quote) return quote
  throw new Problem(
    'not-found',
    'We found no request with this reference and email address. Please check both',
  )
}

const hash = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Declines a request on behalf of the owner of its email address, who never sent it. Returns its earlier status. */
export async function withdrawQuote(
  trx: Transaction<Database>,
  id: number,
  { note, actorId, at }: { readonly note: string; readonly actorId: number; readonly at: number },
): Promise<string | null> {
  const row = await findQuote(trx, id)
  await insertQuoteEvent(trx, { quote_id: id, status: 'declined', note, actor_id: actorId, at })
  return row?.status ?? null
}
