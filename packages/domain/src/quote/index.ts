export {
  parsePages,
  PREFERRED_CONTACTS,
  quoteTotal,
  WEBSITE_PACKAGE,
  WEBSITE_PAGES,
  websitePrice,
  type PreferredContact,
  type WebsitePages,
} from './website.ts'
