import { formatDay } from '@portal/domain/shared'
import { disableAutolinks } from '../rendering/disable-autolinks.ts'
import { renderEmail, type Email, type Site } from '../rendering/email.ts'
import { getQuoteStatusUrl } from './quote-status-link.ts'
import { REQUESTED_A_QUOTE } from './reasons.ts'

interface QuoteRanOut {
  readonly contactName: string
  readonly businessName: string
  readonly reference: string
  /** The last day on which it was valid: `2026-12-20`. */
  readonly validUntil: string
}

/** To the requester of a quote that has expired without an answer. */
export function renderQuoteRanOut(
  site: Site,
  { contactName, businessName, reference, validUntil }: QuoteRanOut,
): Email {
  return renderEmail(site, {
    subject: `Your quote ${reference} has expired`,
    name: disableAutolinks(contactName),
    parts: [
      `Our quote for a website for ${disableAutolinks(businessName)} was valid until ${formatDay(`${validUntil}T00:00:00Z`, 'UTC')} and has expired. You owe nothing.`,
      {
        heading: 'If you would still like a website:',
        points: [
          'Reply to this email, and we’ll send you a new quote for the same request.',
          'To ask for another website, use the link below.',
        ],
      },
      { link: 'Ask for a new quote', url: `${site.publicUrl}/quote-builder` },
      getQuoteStatusUrl(site, reference),
    ],
    reason: REQUESTED_A_QUOTE,
  })
}
