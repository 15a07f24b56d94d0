import { COUNTRIES, PROVINCES, type Country } from '@portal/domain/place'
import {
  DIRECTORY_MENU,
  FOOTER_MENU,
  INDUSTRIES,
  INDUSTRY_IN_FOCUS,
  NEWS_MENU,
  QUICK_MENU,
  SITEMAP_LINK,
  type MenuGroup,
  type MenuLink,
} from '@portal/reference-data'
import { GUIDE_PARTS, paths, type GuidePart } from '#shared/urls/paths.ts'

const [EVENTS, TENDERS, RESOURCES, SKILLS] = QUICK_MENU

const GUIDE_PART_NAMES = {
  'doing-business': 'Setting up a business',
  'regulations-licences': 'Regulations & licences',
  'taxes-duties': 'Taxes & duties',
  'grants-tenders': 'Grants & tenders',
  'chambers-associations': 'Chambers & associations',
  featured: 'Featured businesses',
} as const satisfies Record<GuidePart, string>

const countryLinks = ({ name, fullCode, code }: Country): MenuLink[] => [
  { label: `Doing Business in ${name}`, href: paths.guide(fullCode) },
  { label: `Businesses in ${name}`, href: paths.country(code) },
]

const guidePartLinks = ({ name, fullCode }: { name: string; fullCode: string }): MenuLink[] =>
  GUIDE_PARTS.map((part) => ({
    label: `${GUIDE_PART_NAMES[part]} in ${name}`,
    href: paths.guidePart(fullCode, part),
  }))

const ORDER_LINK: MenuLink = { label: 'How Results Are Ordered', href: paths.howResultsAreOrdered() }

/** The site's own pages in groups: every address that doesn't depend on stored records. */
export const SITE_GROUPS: readonly MenuGroup[] = [
  {
    label: 'Portal',
    links: [
      { label: 'Home', href: paths.home() },
      { label: 'Search', href: paths.search() },
      { label: 'Example business', href: paths.exampleBusiness() },
      { label: 'Loading animations', href: paths.loadingShowcase() },
      SITEMAP_LINK,
    ],
  },
  { label: 'Directory', links: DIRECTORY_MENU },
  {
    label: 'Your business',
    links: [
      { label: 'List your business', href: paths.registerBusiness() },
      { label: 'Plans and prices', href: paths.pricing() },
      { label: 'Request a website', href: paths.quoteBuilder() },
      { label: 'Status of a website request', href: paths.quoteStatus() },
      { label: 'Sign In', href: paths.signIn() },
      { label: 'Register', href: paths.register() },
      { label: 'My Dashboard', href: paths.dashboard() },
    ],
  },
  {
    label: 'Countries',
    links: [{ label: 'All Countries', href: paths.countries() }, ...COUNTRIES.flatMap(countryLinks)],
  },
  { label: 'Country guides by topic', links: COUNTRIES.flatMap(guidePartLinks) },
  {
    label: 'Provinces of Solomon Islands',
    links: PROVINCES.map(({ name, code }) => ({ label: name, href: paths.country(code) })),
  },
  { label: 'Province guides by topic', links: PROVINCES.flatMap(guidePartLinks) },
  {
    label: 'Industries',
    links: [
      { label: 'All Industries', href: paths.industries() },
      INDUSTRY_IN_FOCUS,
      ...INDUSTRIES.map(({ name, slug }) => ({ label: name, href: paths.industry(slug) })),
    ],
  },
  {
    label: 'Industries in detail',
    links: INDUSTRIES.flatMap(({ name, slug }) => [
      { label: `${name}: businesses`, href: paths.industryBusinesses(slug) },
      { label: `${name}: insights`, href: paths.industryInsights(slug) },
    ]),
  },
  { label: 'News', links: NEWS_MENU },
  {
    label: EVENTS.label,
    links: [
      ...EVENTS.links,
      { label: 'Calendar', href: paths.eventsCalendar() },
      { label: 'Register for webinars', href: paths.webinars() },
    ],
  },
  { label: TENDERS.label, links: [...TENDERS.links, { label: 'Post a Job', href: paths.postJob() }] },
  { label: RESOURCES.label, links: RESOURCES.links },
  { label: SKILLS.label, links: [{ label: 'All Skills', href: paths.skills() }, ...SKILLS.links] },
  ...FOOTER_MENU.map(({ label, links }): MenuGroup => ({
    label,
    links: label === 'Contact & Help' ? [...links, ORDER_LINK] : links,
  })),
]

/** Guide parts that differ by province; the others have their country's page as canonical address. */
const PARTS_BY_PROVINCE: readonly GuidePart[] = ['grants-tenders', 'featured']

const repeatedParts = PROVINCES.flatMap(({ fullCode }) =>
  GUIDE_PARTS.filter((part) => !PARTS_BY_PROVINCE.includes(part)).map((part) =>
    paths.guidePart(fullCode, part),
  ),
)

/** Pages that are of no use to search engines or have another canonical address: left out of `sitemap.xml`. */
const UNLISTED: ReadonlySet<string> = new Set([
  ...repeatedParts,
  paths.directorySearch(),
  paths.search(),
  paths.loadingShowcase(),
  paths.quoteStatus(),
  paths.signIn(),
  paths.register(),
  paths.dashboard(),
])

/** The site's own pages that search engines may list. */
export const LISTED_PATHS: readonly string[] = [
  ...new Set(SITE_GROUPS.flatMap(({ links }) => links.map(({ href }) => href))),
].filter((path) => !UNLISTED.has(path))
