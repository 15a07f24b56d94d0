import { createHash, timingSafeEqual } from 'node:crypto'
import { parseContactPhone } from '@portal/domain/business'
import type { CreatedQuoteRequest, NewQuoteRequest, OwnQuoteRequest } from '@portal/domain/contract'
import { resolvePlace } from '@portal/domain/place'
import { CURRENCY } from '@portal/domain/plan'
import { parseDomainName, parsePages, quoteEstimate } from '@portal/domain/quote'
import { parseReference, type Result } from '@portal/domain/shared'
import type { Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { withIdempotencyKey } from '#db/idempotency.ts'
import { enqueueMail } from '#mail/outbox/outbox.service.ts'
import { quoteReceived } from '#mail/templates/quote-received.ts'
import { fieldProblem, Problem } from '#shared/problem.ts'
import { generateReference } from '#shared/reference.ts'
import {
  findQuoteByReference,
  insertQuote,
  quotesWithHistory,
  type QuoteRecord,
} from './quotes.repository.ts'
import { ownQuoteRequest } from './quotes.view.ts'

export { insertQuote, insertQuoteEvent, type QuoteRecord } from './quotes.repository.ts'

interface Asked {
  readonly input: NewQuoteRequest
  /** The Idempotency-Key, null when the sender gave none. */
  readonly key: string | null
  /** Runs what stores the request, unless too many came from there: a repeat stores nothing. */
  readonly limited: <Answer>(create: () => Promise<Answer>) => Promise<Answer>
}

/** Takes a request for a website at today's prices and confirms it by mail. A repeat under its key does neither. */
export async function requestQuote(
  context: AppContext,
  { input, key, limited }: Asked,
): Promise<CreatedQuoteRequest> {
  const details = detailsOf(input)
  const createdAt = context.now()
  const repeatable = { userId: null, key, call: 'POST /api/quote-requests', body: input, now: createdAt }
  return context.store.write.transaction().execute((trx) =>
    withIdempotencyKey(trx, repeatable, () =>
      limited(async () => {
        const isTaken = async (candidate: string) =>
          (await findQuoteByReference(trx, candidate)) !== undefined
        const reference = await generateReference(context.randomBytes, isTaken)
        const record = { ...details, reference, createdAt }
        const id = await insertQuote(trx, record)
        await confirm(context, trx, record)
        const { estimate } = record
        return { id, reference, status: 'new', estimate, createdAt: new Date(createdAt).toISOString() }
      }),
    ),
  )
}

async function confirm(context: AppContext, trx: Transaction<Database>, record: QuoteRecord): Promise<void> {
  const { estimate, contactName, email } = record
  const { base: basePrice, services, total } = estimate
  await enqueueMail(trx, context, {
    to: { name: contactName, address: email },
    email: quoteReceived(context.config, { ...record, basePrice, services, total }),
  })
}

/** What was asked for, as it is stored, with what it costs now. */
function detailsOf(input: NewQuoteRequest): Omit<QuoteRecord, 'reference' | 'createdAt'> {
  const { businessName, contactName, email, preferredContact, domainType, requirements } = input
  const place = resolvePlace(input.country)
  if (!place) throw fieldProblem('country', 'Please select a country')
  const pages = accepted('pages', parsePages(input.pages))
  const { base, services, total } = quoteEstimate(pages, input.additionalServices)
  return {
    businessName,
    country: place.country,
    contactName,
    email,
    phone: accepted('phone', parseContactPhone(place.country, input.phone)),
    preferredContact,
    pages,
    domainType,
    domainName: accepted('domainName', parseDomainName(domainType, input.domainName)),
    estimate: { base, services: services.map((service) => ({ ...service })), total, currency: CURRENCY.code },
    requirements,
  }
}

function accepted<Value>(field: string, result: Result<Value>): Value {
  if (result.ok) return result.value
  throw fieldProblem(field, result.message)
}

/** A request for whoever knows its reference and the address that it was made with; one answer for every way to be wrong. */
export async function readOwnQuote(
  { store }: Pick<AppContext, 'store'>,
  reference: string,
  email: string,
): Promise<OwnQuoteRequest> {
  const known = parseReference(reference)
  const row = known === null ? undefined : await findQuoteByReference(store.read, known)
  // Both are always hashed and compared whole, so that the time tells nothing about either.
  const fits = timingSafeEqual(digest(row?.email ?? ''), digest(email))
  const [quote] = row && fits ? await quotesWithHistory(store.read, [row]) : []
  if (quote) return ownQuoteRequest(quote)
  throw new Problem(
    'not-found',
    'We have no request with this reference and email address. Please check both',
  )
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
