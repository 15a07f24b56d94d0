import { quoteStatusLabel, quoteStatusMeaning, type QuoteStatus } from '@portal/domain/quote'
import { renderEmail, type Email, type Site } from '../email.ts'
import { ASKED } from './because.ts'
import { quotePage } from './quote-page.ts'
import { withoutLinks } from './without-links.ts'

interface QuoteStatusChanged {
  readonly contactName: string
  readonly businessName: string
  readonly reference: string
  readonly status: QuoteStatus
  /** What the administrator wrote to who asked. */
  readonly note: string | null
}

/** To who asked for a website, once their request was moved on. */
export function quoteStatusChanged(
  site: Site,
  { contactName, businessName, reference, status, note }: QuoteStatusChanged,
): Email {
  return renderEmail(site, {
    subject: `Your quote request ${reference}: ${quoteStatusLabel(status)}`,
    name: withoutLinks(contactName),
    parts: [
      `Your request for a website for ${withoutLinks(businessName)} has moved on. ${quoteStatusMeaning(status)}`,
      {
        facts: [
          ['Reference', reference],
          ['Status', quoteStatusLabel(status)],
        ],
      },
      ...(note === null ? [] : [{ heading: 'Our note to you:', words: note }]),
      quotePage(site, reference),
    ],
    because: ASKED,
  })
}
