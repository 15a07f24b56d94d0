import { WEBSITE_LISTING_PLAN, WEBSITE_PACKAGE, type PreferredContact } from '@portal/domain/quote'
import { formatMoney } from '@portal/domain/shared'
import { RESPONSE_TIMES } from '@portal/reference-data'
import { renderEmail, type Email, type Site } from '../rendering/email.ts'
import { REQUESTED_A_QUOTE } from './reasons.ts'
import { getQuoteStatusUrl } from './quote-status-link.ts'
import { disableAutolinks } from '../rendering/disable-autolinks.ts'

interface QuoteReceived {
  readonly contactName: string
  readonly businessName: string
  readonly reference: string
  readonly pages: number
  /** The price of the website without its services. */
  readonly basePrice: number
  readonly services: readonly { readonly name: string; readonly price: number }[]
  readonly total: number
  readonly preferredContact: PreferredContact
}

const CONTACT_BY: Readonly<Record<PreferredContact, string>> = {
  email: 'by email',
  phone: 'by phone',
  whatsapp: 'on WhatsApp',
}

/** Receipt of a quote request, to its sender. */
export function renderQuoteReceived(site: Site, quote: QuoteReceived): Email {
  const { reference, pages, basePrice, services, total } = quote
  const business = disableAutolinks(quote.businessName)
  return renderEmail(site, {
    subject: `We have received your quote request ${reference}`,
    name: disableAutolinks(quote.contactName),
    parts: [
      `We have received your request for a website for ${business}. Thank you!`,
      {
        facts: [
          ['Reference', reference],
          [`Website with ${pages} pages`, formatMoney(basePrice)],
          ...services.map(({ name, price }) => [name, formatMoney(price)] as const),
          ['Estimated total', formatMoney(total)],
        ],
      },
      {
        heading: 'What happens next:',
        points: [
          'Our team reviews what you need.',
          `Within ${RESPONSE_TIMES.quoteHours} hours you get a detailed quote by email, with timeline and deliverables.`,
          `We talk it over with you ${CONTACT_BY[quote.preferredContact]}.`,
          `When you go ahead, development starts, and your business gets a free ${WEBSITE_LISTING_PLAN.name} listing for 1 year (worth ${formatMoney(WEBSITE_LISTING_PLAN.price)}).`,
        ],
      },
      `Hosting is included for the first year, then it is ${formatMoney(WEBSITE_PACKAGE.hostingPerYear)} a year.`,
      getQuoteStatusUrl(site, reference),
    ],
    reason: REQUESTED_A_QUOTE,
  })
}
