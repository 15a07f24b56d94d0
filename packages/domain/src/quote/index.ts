export {
  parsePages,
  quoteTotal,
  WEBSITE_PACKAGE,
  WEBSITE_PAGES,
  websitePrice,
  type WebsitePages,
} from './website.ts'
