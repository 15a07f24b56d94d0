import { getQuoteStatusLabel, getQuoteStatusMeaning, type QuoteStatus } from '@portal/domain/quote'
import type { QuoteOffer } from '@portal/domain/contract'
import { renderEmail, type Email, type Site } from '../rendering/email.ts'
import { REQUESTED_A_QUOTE } from './reasons.ts'
import { getQuoteStatusUrl } from './quote-status-link.ts'
import { disableAutolinks } from '../rendering/disable-autolinks.ts'
import { getOfferFacts } from './offer-facts.ts'

interface QuoteStatusChanged {
  readonly contactName: string
  readonly businessName: string
  readonly reference: string
  readonly status: QuoteStatus
  /** The administrator's note to the requester. */
  readonly note: string | null
  /** The last quote, if there is one. */
  readonly offer: Pick<QuoteOffer, 'amount' | 'validUntil' | 'items'> | null
}

/** To the requester of a quote, about the new status of the request. */
export function renderQuoteStatusChanged(
  site: Site,
  { contactName, businessName, reference, status, note, offer }: QuoteStatusChanged,
): Email {
  return renderEmail(site, {
    subject: `Your quote request ${reference}: ${getQuoteStatusLabel(status)}`,
    name: disableAutolinks(contactName),
    parts: [
      `Your request for a website for ${disableAutolinks(businessName)} has a new status. ${getQuoteStatusMeaning(status)}`,
      {
        facts: [
          ['Reference', reference],
          ['Status', getQuoteStatusLabel(status)],
          ...(offer === null ? [] : getOfferFacts(offer)),
        ],
      },
      ...(status === 'quoted' && offer !== null
        ? ['Accept or decline it on the page below, where you can also print it or save it as a PDF.']
        : []),
      ...(note === null ? [] : [{ heading: 'Our note to you:', quotation: note }]),
      getQuoteStatusUrl(site, reference),
    ],
    reason: REQUESTED_A_QUOTE,
  })
}
