import { CountryCode } from '@portal/domain/contract'
import { ADD_ONS } from '@portal/domain/plan'
import { DOMAIN_TYPES, PREFERRED_CONTACTS, QUOTE_STATUSES, WEBSITE_PAGES } from '@portal/domain/quote'
import * as v from 'valibot'
import { duration, email, line, optional } from './fields.ts'

/** `quote-requests.yaml`: requests for websites with their history. */
export const QuoteRequests = v.array(
  v.strictObject({
    reference: line,
    sentAgo: duration,
    businessName: line,
    country: CountryCode,
    contactName: line,
    email,
    phone: optional(line),
    preferredContact: v.picklist(PREFERRED_CONTACTS),
    pages: v.picklist(WEBSITE_PAGES),
    services: v.array(v.picklist(ADD_ONS.map(({ name }) => name))),
    domain: v.strictObject({ type: v.picklist(DOMAIN_TYPES), name: optional(line) }),
    requirements: line,
    /** The oldest first: changes of status, or, without a status, notes among administrators. */
    history: v.optional(
      v.array(
        v.strictObject({
          after: duration,
          status: optional(v.picklist(QUOTE_STATUSES)),
          note: optional(line),
          /** The quote, in US dollars and days from then. */
          offer: optional(v.strictObject({ amount: v.number(), validDays: v.number() })),
        }),
      ),
      [],
    ),
  }),
)
export type DemoQuoteRequest = v.InferOutput<typeof QuoteRequests>[number]
