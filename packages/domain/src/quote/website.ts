import { ADD_ONS, type AddOn, type AddOnName } from '../plan/add-ons.ts'
import { getOrderedPlan } from '../plan/plan-lookups.ts'
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
  /** The promised uptime, as shown. */
  uptime: '99.9%',
  domainSuffix: '.com',
  supportDays: 30,
  /** The tier of the listing that comes with an accepted quote, and its days. */
  listingTier: 2,
  listingDays: 365,
} as const

/** The plan of the listing that comes with a website. */
export const WEBSITE_LISTING_PLAN = getOrderedPlan(WEBSITE_PACKAGE.listingTier)

/** How a requester prefers to be contacted; the first is the default. */
export const PREFERRED_CONTACTS = ['email', 'phone', 'whatsapp'] as const
/** A preferred way to be contacted. */
export type PreferredContact = (typeof PREFERRED_CONTACTS)[number]

/** Checks a number of pages; an error says which ones there are. */
export function parsePages(pages: number): Result<WebsitePages> {
  const known = WEBSITE_PAGES.find((count) => count === pages)
  return known ? ok(known) : err('Please choose 3, 4 or 5 pages')
}

/** The price of the website alone: 800 for three pages, and 200 for each further one. */
export const getWebsitePrice = (pages: WebsitePages): number =>
  WEBSITE_PACKAGE.basePrice + (pages - WEBSITE_PAGES[0]) * WEBSITE_PACKAGE.extraPagePrice

/** An estimate with its parts, in the portal's currency. */
export interface QuoteEstimate {
  /** The website itself. */
  readonly base: number
  /** The chosen services in the catalogue's order, each once. */
  readonly services: readonly AddOn[]
  readonly total: number
}

/** Estimates a website with services: its base price, and each chosen service once. */
export function estimateQuote(pages: WebsitePages, services: readonly AddOnName[]): QuoteEstimate {
  const base = getWebsitePrice(pages)
  const chosen = ADD_ONS.filter(({ name }) => services.includes(name))
  return { base, services: chosen, total: chosen.reduce((total, { price }) => total + price, base) }
}
