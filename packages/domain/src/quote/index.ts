export { DOMAIN_TYPES, parseDomainName, type DomainType } from './domain-name.ts'
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
