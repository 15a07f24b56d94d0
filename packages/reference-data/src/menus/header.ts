import type { MenuLink } from './links.ts'

/** The News menu of the header. */
export const NEWS_MENU = [
  { label: 'Latest Headlines', href: '/news' },
  { label: 'News by Country', href: '/news/countries' },
  { label: 'Industry News', href: '/news/industries' },
  { label: 'Policy & Regulation', href: '/news/policy' },
  { label: 'Funding & Investment', href: '/news/funding' },
  { label: 'Success Stories', href: '/news/success-stories' },
  { label: 'Press Releases', href: '/news/press' },
  { label: 'Newsletter Sign-up', href: '/newsletter' },
] as const satisfies readonly MenuLink[]

/** Quick access in the Directory menu, before its first provinces and the industries. */
export const DIRECTORY_MENU = [
  { label: 'All Businesses', href: '/directory' },
  { label: 'Featured Businesses', href: '/directory/featured' },
  { label: 'New Listings', href: '/directory/new' },
  { label: 'Verified Businesses', href: '/directory/verified' },
  { label: 'Advanced Search', href: '/directory/search' },
  { label: 'All Provinces', href: '/directory?view=provinces' },
  { label: 'All Industries', href: '/directory/industries' },
] as const satisfies readonly MenuLink[]

/** How many provinces the Directory menu shows, the first ones of the table. */
export const DIRECTORY_MENU_PROVINCES = 5

/**
 * The eight links of a province's card in the Provinces menu. `{code}` and `{fullCode}` stand for the
 * province's own; with a country's `{fullCode}` the last six lead to the parts of its guide.
 */
export const PROVINCE_MENU = [
  { label: 'Business Directory', href: '/directory?province={code}' },
  { label: 'Province Listings', href: '/{code}' },
  { label: 'Doing Business', href: '/countries/{fullCode}/doing-business' },
  { label: 'Regulations & Licences', href: '/countries/{fullCode}/regulations-licences' },
  { label: 'Taxes & Duties', href: '/countries/{fullCode}/taxes-duties' },
  { label: 'Grants & Tenders', href: '/countries/{fullCode}/grants-tenders' },
  { label: 'Chambers & Associations', href: '/countries/{fullCode}/chambers-associations' },
  { label: 'Featured Businesses', href: '/countries/{fullCode}/featured' },
] as const satisfies readonly MenuLink[]

/** The link below the two columns of the Industries menu. */
export const INDUSTRY_IN_FOCUS = {
  label: 'Industry in Focus',
  href: '/industries/in-focus',
} as const satisfies MenuLink
