import type { QuoteOffer } from '@portal/domain/contract'
import { formatDay, formatLocalDay } from '@portal/domain/shared'
import { disableAutolinks } from '../rendering/disable-autolinks.ts'
import { renderEmail, type Email, type Site } from '../rendering/email.ts'
import { getOfferFacts } from './offer-facts.ts'
import { getQuoteStatusUrl } from './quote-status-link.ts'
import { REQUESTED_A_QUOTE } from './reasons.ts'

interface OpenQuote {
  readonly contactName: string
  readonly businessName: string
  readonly reference: string
  readonly offer: Pick<QuoteOffer, 'amount' | 'validUntil' | 'items'>
}

/** To the requester of an unanswered quote before it expires. */
export function renderQuoteEnding(
  site: Site,
  { contactName, businessName, reference, offer }: OpenQuote,
): Email {
  const day = formatDay(`${offer.validUntil}T00:00:00Z`, 'UTC')
  return renderEmail(site, {
    subject: `Your quote ${reference} is valid until ${formatLocalDay(offer.validUntil)}`,
    name: disableAutolinks(contactName),
    parts: [
      `Our quote for a website for ${disableAutolinks(businessName)} is valid until the end of ${day}.`,
      { facts: [['Reference', reference], ...getOfferFacts(offer)] },
      'Accept or decline it on the page below. If you need more time, reply to this email.',
      getQuoteStatusUrl(site, reference),
    ],
    reason: REQUESTED_A_QUOTE,
  })
}
