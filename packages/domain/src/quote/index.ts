export { DOMAIN_TYPES, parseDomainName, type DomainType } from './domain-name.ts'
export { QUOTE_LIMITS } from './limits.ts'
export { isInCents, OFFER_LIMITS, getOfferEnd, getQuoteStatusAt, sumOfferItems } from './offer.ts'
export {
  listDueQuoteMails,
  QUOTE_MAIL_KINDS,
  QUOTE_REMINDER_LEAD,
  type QuoteMailKind,
} from './quote-mails.ts'
export {
  canChangeQuoteStatus,
  listNextQuoteStatuses,
  QUOTE_STATUSES,
  parseQuoteStatus,
  getQuoteStatusLabel,
  getQuoteStatusMeaning,
  type QuoteStatus,
} from './status.ts'
export {
  parsePages,
  PREFERRED_CONTACTS,
  estimateQuote,
  WEBSITE_LISTING_PLAN,
  WEBSITE_PACKAGE,
  WEBSITE_PAGES,
  getWebsitePrice,
  type PreferredContact,
  type QuoteEstimate,
  type WebsitePages,
} from './website.ts'
