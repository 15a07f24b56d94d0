export { DOMAIN_TYPES, parseDomainName, type DomainType } from './domain-name.ts'
export { QUOTE_LIMITS } from './limits.ts'
export { isInCents, OFFER_LIMITS, offerEnd, quoteStatusAt, sumOfItems } from './offer.ts'
export { dueQuoteMails, QUOTE_MAIL_KINDS, QUOTE_REMINDER_LEAD, type QuoteMailKind } from './quote-mails.ts'
export {
  canChangeQuoteStatus,
  nextQuoteStatuses,
  QUOTE_STATUSES,
  quoteStatusFromText,
  quoteStatusLabel,
  quoteStatusMeaning,
  type QuoteStatus,
} from './status.ts'
export {
  parsePages,
  PREFERRED_CONTACTS,
  estimateQuote,
  WEBSITE_PACKAGE,
  WEBSITE_PAGES,
  websitePrice,
  type PreferredContact,
  type QuoteEstimate,
  type WebsitePages,
} from './website.ts'
