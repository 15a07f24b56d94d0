import { WEBSITE_LISTING_PLAN, WEBSITE_PACKAGE, WEBSITE_PAGES } from '@portal/domain/quote'
import { formatMoney } from '@portal/domain/shared'

const [fewest, most] = [WEBSITE_PAGES[0], WEBSITE_PAGES[WEBSITE_PAGES.length - 1]]

/** The free year of listing included with a website. */
export const FREE_LISTING = `Free ${WEBSITE_LISTING_PLAN.name} listing for 1 year, worth ${formatMoney(WEBSITE_LISTING_PLAN.price)}`

/** What hosting costs after the first year. */
export const HOSTING_LATER = `then ${formatMoney(WEBSITE_PACKAGE.hostingPerYear)}/year`

/** What the package includes, one line each. */
export const PACKAGE_INCLUDES: readonly string[] = [
  `${fewest}-${most} page website design`,
  'Mobile-responsive on every screen',
  'Search engine optimisation (SEO)',
  'Contact forms and social media integration',
  FREE_LISTING,
  'Optional domain and hosting',
  `${WEBSITE_PACKAGE.supportDays} days post-launch support`,
]

/** What hosting includes, one line each. */
export const HOSTING_INCLUDES: readonly string[] = [
  'Pacific-optimised hosting',
  'SSL certificate',
  'Backups and security updates',
  `${WEBSITE_PACKAGE.uptime} uptime`,
  `First year included, ${HOSTING_LATER}`,
]
