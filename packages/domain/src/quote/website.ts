import { ADD_ONS, type AddOn, type AddOnName } from '../plan/add-ons.ts'
import { ok, err, type Result } from '../shared/result.ts'

/** How many pages a website of the package can have. */
export const WEBSITE_PAGES = [3, 4, 5] as const
/** A number of pages that the package can have. */
export type WebsitePages = (typeof WEBSITE_PAGES)[number]

/** The website package: prices in the portal's currency, and days of support after launch. */
export const WEBSITE_PACKAGE = {
  defaultPages: 3,
  basePrice: 800,
  extraPagePrice: 200,
  /** From the second year on; the first is included. */
  hostingPerYear: 120,
  /** What hosting promises, as shown. */
  uptime: '99.9%',
  domainSuffix: '.com',
  supportDays: 30,
  /** Days of the Enhanced listing that comes with an accepted quote. */
  enhancedListingDays: 365,
} as const

/** How somebody who asks for a quote can be reached; the first is what is meant without a choice. */
export const PREFERRED_CONTACTS = ['email', 'phone', 'whatsapp'] as const
/** One of the ways to be reached. */
export type PreferredContact = (typeof PREFERRED_CONTACTS)[number]

/** A number of pages as asked for, or what to choose instead. */
export function parsePages(pages: number): Result<WebsitePages> {
  const known = WEBSITE_PAGES.find((count) => count === pages)
  return known ? ok(known) : err('Please choose 3, 4 or 5 pages')
}

/** The website's own price: 800 for three pages and 200 for each further one. */
export const websitePrice = (pages: WebsitePages): number =>
  WEBSITE_PACKAGE.basePrice + (pages - WEBSITE_PAGES[0]) * WEBSITE_PACKAGE.extraPagePrice

/** An estimate, part by part, in the portal's currency. */
export interface QuoteEstimate {
  /** The website itself. */
  readonly base: number
  /** The chosen services in the catalogue's order, each once. */
  readonly services: readonly AddOn[]
  readonly total: number
}

/** What a website with services costs: its base price and each chosen service once. */
export function quoteEstimate(pages: WebsitePages, services: readonly AddOnName[]): QuoteEstimate {
  const base = websitePrice(pages)
  const chosen = ADD_ONS.filter(({ name }) => services.includes(name))
  return { base, services: chosen, total: chosen.reduce((total, { price }) => total + price, base) }
}
