import type { OwnQuoteRequest, QuoteAnswer, QuoteOffer } from '@portal/domain/contract'
import { getQuoteStatusLabel } from '@portal/domain/quote'
import { formatDay } from '@portal/domain/shared'
import { PORTAL } from '@portal/reference-data'
import type { Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { enqueueMail } from '#mail/outbox/outbox.service.ts'
import { renderQuoteAnsweredForAdmins } from '#mail/templates/quote-answered-for-admins.ts'
import { renderQuoteStatusChanged } from '#mail/templates/quote-status-changed.ts'
import { Problem } from '#shared/problem.ts'
import { insertQuoteEvent, type QuoteWithHistory } from './quotes.repository.ts'
import { getQuoteOf } from './quotes.service.ts'
import { getLastOffer, getStatusAt, toOwnQuoteRequest } from './quotes.view.ts'
import { orderWebsite } from './website-order.service.ts'

const STATUSES = { accept: 'accepted', decline: 'declined' } as const

/**
 * Accepts or declines a quote for whoever knows its reference and email address, and notifies both sides by email. The
 * same answer again changes nothing.
 */
export async function answerQuote(
  context: AppContext,
  reference: string,
  { email, offer: offerId, answer, note: text }: QuoteAnswer,
): Promise<OwnQuoteRequest> {
  const at = context.now()
  const status = STATUSES[answer]
  const note = text || null
  return context.store.write.transaction().execute(async (trx) => {
    const quote = await getQuoteOf(trx, reference, email)
    if (isAnswered(quote, offerId, status)) return toOwnQuoteRequest(quote, at)
    const offer = getOpenOffer(quote, offerId, at)
    await insertQuoteEvent(trx, { quote_id: quote.row.id, status, note, actor_id: null, at, by_requester: 1 })
    await notifyBoth(context, trx, { quote, offer, status, note })
    if (status === 'accepted') await orderWebsite(trx, context, quote)
    return toOwnQuoteRequest(await getQuoteOf(trx, reference, email), at)
  })
}

/** Whether this answer was already given, as when it is repeated after a lost response. */
function isAnswered(quote: QuoteWithHistory, offerId: number, status: string): boolean {
  const latest = quote.events.find((event) => event.status !== null)
  return latest?.by_requester === 1 && latest.status === status && getLastOffer(quote)?.id === offerId
}

/** The quote to answer; throws if it has expired, was replaced or answered. */
function getOpenOffer(quote: QuoteWithHistory, offerId: number, now: number): QuoteOffer {
  const status = getStatusAt(quote.row, now)
  const offer = getLastOffer(quote)
  if (status === 'expired' && offer) {
    const day = formatDay(`${offer.validUntil}T00:00:00Z`, 'UTC')
    throw new Problem('conflict', `This quote was valid until ${day}. Write to us for a new one`)
  }
  if (status !== 'quoted' || !offer)
    throw new Problem(
      'conflict',
      `There is no quote to answer: this request is ${getQuoteStatusLabel(status)}`,
    )
  if (offer.id !== offerId)
    throw new Problem('conflict', 'We have sent you a newer quote. Read it before you answer')
  return offer
}

interface AnsweredQuote {
  readonly quote: QuoteWithHistory
  readonly offer: QuoteOffer
  readonly status: 'accepted' | 'declined'
  readonly note: string | null
}

async function notifyBoth(
  context: AppContext,
  trx: Transaction<Database>,
  { quote: { row }, offer, status, note }: AnsweredQuote,
): Promise<void> {
  const about = {
    contactName: row.contact_name,
    businessName: row.business_name,
    reference: row.reference,
    status,
    offer,
  }
  await enqueueMail(trx, context, {
    to: { name: PORTAL.name, address: context.config.contactEmail },
    email: renderQuoteAnsweredForAdmins(context.config, { ...about, id: row.id, note }),
    headers: { 'Reply-To': row.email },
  })
  await enqueueMail(trx, context, {
    to: { name: row.contact_name, address: row.email },
    email: renderQuoteStatusChanged(context.config, { ...about, note: null }),
  })
}
