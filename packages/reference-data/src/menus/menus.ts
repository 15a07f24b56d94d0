/** A link of a menu. `href` is a path of this site; links without an existing page are not shown. */
export interface MenuLink {
  readonly label: string
  readonly href: string
}

/** Links under one heading. */
export interface MenuGroup {
  readonly label: string
  readonly links: readonly MenuLink[]
}

/** The menus of the site; those with groups are `quick`, `footer` and `sitemap`. */
export type MenuName =
  // The header and its menus.
  | 'header'
  | 'directory'
  | 'industries'
  | 'news'
  | 'province'
  // The drawer on phones: links, then buttons.
  | 'phone'
  | 'phone-buttons'
  // The floating menu at the edge of the screen.
  | 'quick'
  // The footer: the sections of the site, the pages about the portal, the account, the last line.
  | 'explore'
  | 'footer'
  | 'footer-visitor'
  | 'footer-account'
  | 'footer-end'
  // The account menu of a signed-in person.
  | 'account'
  // The page that lists every page.
  | 'sitemap'

/** A link, the menus that show it, and its heading in menus with groups. */
export interface MenuEntry extends MenuLink {
  readonly menus: readonly MenuName[]
  readonly group?: string
  readonly adminOnly?: true
}

const SITEMAP = ['sitemap'] as const
const SECTION = ['header', 'phone', 'explore'] as const
const DIRECTORY = ['directory', ...SITEMAP] as const
const PROVINCE = ['province'] as const
const NEWS = ['news', ...SITEMAP] as const
const QUICK = ['quick', ...SITEMAP] as const
const FOOTER = ['footer', ...SITEMAP] as const

/**
 * Every entry of every menu: each menu shows its entries in this order, and its groups in the order of their first entries.
 * `{code}` and `{fullCode}` stand for a province's own; with a country's `{fullCode}` they lead to the parts of its guide.
 */
const ENTRIES = [
  { label: 'Home', href: '/', group: 'Portal', menus: SITEMAP },
  { label: 'Search', href: '/search', group: 'Portal', menus: SITEMAP },
  { label: 'Example business', href: '/example-business', group: 'Portal', menus: SITEMAP },
  { label: 'Loading animations', href: '/loading-showcase', group: 'Portal', menus: SITEMAP },
  { label: 'Sitemap', href: '/sitemap', group: 'Portal', menus: ['footer-end', 'sitemap'] },

  { label: 'Directory', href: '/directory', menus: SECTION },
  { label: 'Countries', href: '/countries', menus: SECTION },
  { label: 'Industries', href: '/industries', menus: SECTION },
  { label: 'News', href: '/news', menus: SECTION },
  { label: 'Events', href: '/events', menus: ['phone', 'explore'] },
  { label: 'Jobs & Tenders', href: '/tenders', menus: ['phone'] },
  { label: 'Tenders', href: '/tenders', menus: ['explore'] },
  { label: 'Jobs', href: '/jobs', menus: ['explore'] },
  { label: 'Resources', href: '/resources', menus: ['explore'] },
  { label: 'Skills', href: '/skills', menus: ['explore'] },

  { label: 'List Your Business', href: '/list-business', menus: ['phone-buttons'] },
  { label: 'Add Event', href: '/events/submit', menus: ['phone-buttons'] },
  { label: 'Post Tender', href: '/tenders/post', menus: ['phone-buttons'] },

  { label: 'All Businesses', href: '/directory', group: 'Directory', menus: DIRECTORY },
  { label: 'Featured Businesses', href: '/directory/featured', group: 'Directory', menus: DIRECTORY },
  { label: 'New Listings', href: '/directory/new', group: 'Directory', menus: DIRECTORY },
  { label: 'Verified Businesses', href: '/directory/verified', group: 'Directory', menus: DIRECTORY },
  { label: 'Advanced Search', href: '/directory/search', group: 'Directory', menus: DIRECTORY },
  { label: 'All Provinces', href: '/directory?view=provinces', group: 'Directory', menus: DIRECTORY },
  { label: 'All Industries', href: '/directory/industries', group: 'Directory', menus: DIRECTORY },

  { label: 'List your business', href: '/register-business', group: 'Your business', menus: SITEMAP },
  { label: 'Plans and prices', href: '/pricing', group: 'Your business', menus: SITEMAP },
  { label: 'Request a website', href: '/quote-builder', group: 'Your business', menus: SITEMAP },
  { label: 'Status of a website request', href: '/quote-status', group: 'Your business', menus: SITEMAP },
  { label: 'Sign In', href: '/auth/sign-in', group: 'Your business', menus: ['footer-visitor', 'sitemap'] },
  { label: 'Register', href: '/auth/register', group: 'Your business', menus: ['footer-visitor', 'sitemap'] },
  {
    label: 'My Dashboard',
    href: '/dashboard',
    group: 'Your business',
    menus: ['footer-visitor', 'footer-account', 'account', 'sitemap'],
  },
  { label: 'Account', href: '/account', menus: ['account'] },
  { label: 'Saved Businesses', href: '/saved', menus: ['footer-visitor', 'footer-account', 'account'] },
  { label: 'Admin Panel', href: '/admin', menus: ['account'], adminOnly: true },
  // A navigation, not a data call.
  { label: 'Sign Out', href: '/api/logout', menus: ['footer-account', 'account'] },

  { label: 'All Countries', href: '/countries', group: 'Countries', menus: SITEMAP },
  { label: 'Compare Countries', href: '/countries/compare', group: 'Countries', menus: SITEMAP },
  { label: 'Business Directory', href: '/directory?province={code}', menus: PROVINCE },
  { label: 'Province Listings', href: '/{code}', menus: PROVINCE },
  { label: 'Doing Business', href: '/countries/{fullCode}/doing-business', menus: PROVINCE },
  { label: 'Regulations & Licences', href: '/countries/{fullCode}/regulations-licences', menus: PROVINCE },
  { label: 'Taxes & Duties', href: '/countries/{fullCode}/taxes-duties', menus: PROVINCE },
  { label: 'Grants & Tenders', href: '/countries/{fullCode}/grants-tenders', menus: PROVINCE },
  { label: 'Chambers & Associations', href: '/countries/{fullCode}/chambers-associations', menus: PROVINCE },
  { label: 'Featured Businesses', href: '/countries/{fullCode}/featured', menus: PROVINCE },

  { label: 'All Industries', href: '/industries', group: 'Industries', menus: SITEMAP },
  {
    label: 'Industry in Focus',
    href: '/industries/in-focus',
    group: 'Industries',
    menus: ['industries', 'sitemap'],
  },

  { label: 'Latest Headlines', href: '/news', group: 'News', menus: NEWS },
  { label: 'News by Country', href: '/news/countries', group: 'News', menus: NEWS },
  { label: 'Industry News', href: '/news/industries', group: 'News', menus: NEWS },
  { label: 'Policy & Regulation', href: '/news/policy', group: 'News', menus: NEWS },
  { label: 'Funding & Investment', href: '/news/funding', group: 'News', menus: NEWS },
  { label: 'Success Stories', href: '/news/success-stories', group: 'News', menus: NEWS },
  { label: 'Press Releases', href: '/news/press', group: 'News', menus: NEWS },
  { label: 'Newsletter Sign-up', href: '/newsletter', group: 'News', menus: NEWS },

  { label: 'All Events', href: '/events', group: 'Events', menus: QUICK },
  { label: 'Trade Shows & Expos', href: '/events/trade-shows', group: 'Events', menus: QUICK },
  { label: 'Workshops & Training', href: '/events/workshops', group: 'Events', menus: QUICK },
  { label: 'Webinars', href: '/events/webinars', group: 'Events', menus: QUICK },
  { label: 'Investment Forums', href: '/events/investment-forums', group: 'Events', menus: QUICK },
  { label: 'Submit an Event', href: '/events/submit', group: 'Events', menus: QUICK },
  { label: 'Calendar', href: '/events/calendar', group: 'Events', menus: SITEMAP },
  { label: 'Register for webinars', href: '/webinars', group: 'Events', menus: SITEMAP },

  { label: 'All Tenders', href: '/tenders', group: 'Jobs & Tenders', menus: QUICK },
  { label: 'Government Tenders', href: '/tenders/government', group: 'Jobs & Tenders', menus: QUICK },
  { label: 'NGO Tenders', href: '/tenders/ngo', group: 'Jobs & Tenders', menus: QUICK },
  { label: 'Private Tenders', href: '/tenders/private', group: 'Jobs & Tenders', menus: QUICK },
  { label: 'Grants', href: '/tenders/grants', group: 'Jobs & Tenders', menus: QUICK },
  { label: 'Post a Tender', href: '/tenders/post', group: 'Jobs & Tenders', menus: QUICK },
  { label: 'Jobs', href: '/jobs', group: 'Jobs & Tenders', menus: QUICK },
  { label: 'Post a Job', href: '/jobs/post', group: 'Jobs & Tenders', menus: SITEMAP },

  {
    label: 'Dive In',
    href: '/resources',
    group: 'Digital Growth Centre',
    menus: ['phone', 'quick', 'sitemap'],
  },
  { label: 'Guides', href: '/resources/guides', group: 'Digital Growth Centre', menus: QUICK },
  { label: 'Templates', href: '/resources/templates', group: 'Digital Growth Centre', menus: QUICK },
  { label: 'Licensing', href: '/resources/licensing', group: 'Digital Growth Centre', menus: QUICK },
  { label: 'Taxes', href: '/resources/taxes', group: 'Digital Growth Centre', menus: QUICK },
  { label: 'Export', href: '/resources/export', group: 'Digital Growth Centre', menus: QUICK },
  { label: 'Logistics', href: '/resources/logistics', group: 'Digital Growth Centre', menus: QUICK },
  { label: 'Finance', href: '/resources/finance', group: 'Digital Growth Centre', menus: QUICK },
  { label: 'Standards', href: '/resources/standards', group: 'Digital Growth Centre', menus: QUICK },
  { label: 'Digital', href: '/resources/digital', group: 'Digital Growth Centre', menus: QUICK },
  { label: 'Training', href: '/resources/training', group: 'Digital Growth Centre', menus: QUICK },

  { label: 'All Skills', href: '/skills', group: 'Skills Portal', menus: SITEMAP },
  { label: 'Professional Skills', href: '/skills/professional', group: 'Skills Portal', menus: QUICK },
  { label: 'Technical Skills', href: '/skills/technical', group: 'Skills Portal', menus: QUICK },
  { label: 'Business Skills', href: '/skills/business', group: 'Skills Portal', menus: QUICK },
  { label: 'Digital Literacy', href: '/skills/digital-literacy', group: 'Skills Portal', menus: QUICK },
  { label: 'Leadership', href: '/skills/leadership', group: 'Skills Portal', menus: QUICK },
  { label: 'Certifications', href: '/skills/certifications', group: 'Skills Portal', menus: QUICK },
  { label: 'Mentorship', href: '/skills/mentorship', group: 'Skills Portal', menus: QUICK },
  { label: 'Skills Assessment', href: '/skills/assessment', group: 'Skills Portal', menus: QUICK },

  { label: 'Our Mission', href: '/about/mission', group: 'About', menus: FOOTER },
  { label: 'Partners', href: '/about/partners', group: 'About', menus: FOOTER },
  { label: 'Media Kit', href: '/about/media-kit', group: 'About', menus: FOOTER },
  { label: 'Advertise', href: '/about/advertise', group: 'About', menus: FOOTER },
  { label: 'Team', href: '/about/team', group: 'About', menus: FOOTER },
  { label: 'Press', href: '/about/press', group: 'About', menus: FOOTER },

  { label: 'Contact', href: '/contact', group: 'Contact & Help', menus: FOOTER },
  { label: 'Support', href: '/support', group: 'Contact & Help', menus: FOOTER },
  { label: 'Help', href: '/help', group: 'Contact & Help', menus: FOOTER },
  { label: 'Report an Issue', href: '/support/report-issue', group: 'Contact & Help', menus: FOOTER },
  {
    label: 'How Results Are Ordered',
    href: '/how-results-are-ordered',
    group: 'Contact & Help',
    menus: SITEMAP,
  },

  { label: 'Free Trial', href: '/pricing/free', group: 'Pricing', menus: FOOTER },
  { label: 'Premium', href: '/pricing/premium', group: 'Pricing', menus: FOOTER },
  { label: 'Website Package', href: '/pricing/website', group: 'Pricing', menus: FOOTER },
  { label: 'Compare Plans', href: '/pricing/compare', group: 'Pricing', menus: FOOTER },
  { label: 'How It Works', href: '/pricing/how-it-works', group: 'Pricing', menus: FOOTER },
  { label: 'FAQs', href: '/pricing/faqs', group: 'Pricing', menus: FOOTER },

  { label: 'Terms', href: '/legal/terms', group: 'Legal', menus: FOOTER },
  { label: 'Privacy', href: '/legal/privacy', group: 'Legal', menus: FOOTER },
  { label: 'Cookies', href: '/legal/cookies', group: 'Legal', menus: FOOTER },
  {
    label: 'Editorial & Listing Policy',
    href: '/legal/editorial-listing-policy',
    group: 'Legal',
    menus: FOOTER,
  },
  { label: 'Verification Policy', href: '/legal/verification-policy', group: 'Legal', menus: FOOTER },
  { label: 'Accessibility', href: '/legal/accessibility', group: 'Legal', menus: FOOTER },
] as const satisfies readonly MenuEntry[]

type Entry = (typeof ENTRIES)[number]

type Select<One, Name> = One extends MenuEntry ? (Name extends One['menus'][number] ? One : never) : never

/** An entry of a menu, with the labels and groups of that menu as types. */
export type EntryIn<Name extends MenuName> = MenuEntry & Select<Entry, Name>

/** The entries of a menu in order. */
export const getMenu = <Name extends MenuName>(name: Name): readonly EntryIn<Name>[] =>
  ENTRIES.filter((entry): entry is Entry & EntryIn<Name> => (entry as MenuEntry).menus.includes(name))

/** The entries of a menu in its groups. */
export function getMenuGroups(name: 'quick' | 'footer' | 'sitemap'): readonly MenuGroup[] {
  const groups = new Map<string, MenuLink[]>()
  for (const { group, label, href } of getMenu(name)) {
    groups.set(group, [...(groups.get(group) ?? []), { label, href }])
  }
  return [...groups].map(([label, links]) => ({ label, links }))
}

/** How many provinces the Directory menu shows, the first ones of the table. */
export const DIRECTORY_MENU_PROVINCES = 5

/** The eight links of a province's card in the Countries menu. */
export const getProvinceMenu = ({ code, fullCode }: { code: string; fullCode: string }): MenuLink[] =>
  getMenu('province').map(({ label, href }) => ({
    label,
    href: href.replace('{code}', code).replace('{fullCode}', fullCode),
  }))
