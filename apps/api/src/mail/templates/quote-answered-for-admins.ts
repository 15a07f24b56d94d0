import type { QuoteOffer } from '@portal/domain/contract'
import { disableAutolinks } from '../rendering/disable-autolinks.ts'
import { renderEmail, type Email, type Site } from '../rendering/email.ts'
import { getOfferFacts } from './offer-facts.ts'

interface QuoteAnswered {
  readonly id: number
  readonly contactName: string
  readonly businessName: string
  readonly reference: string
  readonly status: 'accepted' | 'declined'
  /** The requester's note with the answer. */
  readonly note: string | null
  readonly offer: Pick<QuoteOffer, 'amount' | 'validUntil' | 'items'>
}

/** To the administrators, about a quote that was accepted or declined; a reply goes to the person who answered. */
export function renderQuoteAnsweredForAdmins(site: Site, quote: QuoteAnswered): Email {
  const { id, reference, status, note, offer } = quote
  const business = disableAutolinks(quote.businessName)
  return renderEmail(site, {
    subject: `Quote ${reference} was ${status}`,
    name: 'administrators',
    parts: [
      `${disableAutolinks(quote.contactName)} ${status} the quote for a website for ${business}.`,
      { facts: [['Reference', reference], ...getOfferFacts(offer)] },
      ...(note === null ? [] : [{ heading: 'Their note:', quotation: note }]),
      { link: 'Open the request', url: `${site.publicUrl}/admin?tab=quotes&id=${id}` },
    ],
    reason: 'You get this email because messages from the website go to this address.',
    replyHint: 'Reply to this email to answer the sender.',
  })
}
