import { COUNTRIES, PROVINCES, type Country } from '@portal/domain/place'
import { getMenuGroups, INDUSTRIES, type MenuGroup, type MenuLink } from '@portal/reference-data'
import { GUIDE_PARTS, paths, type GuidePart } from '#shared/urls/paths.ts'

const GUIDE_PART_NAMES = {
  'doing-business': 'Setting up a business',
  'regulations-licences': 'Regulations & licences',
  'taxes-duties': 'Taxes & duties',
  'grants-tenders': 'Grants & tenders',
  'chambers-associations': 'Chambers & associations',
  featured: 'Featured businesses',
} as const satisfies Record<GuidePart, string>

const listCountryLinks = ({ name, fullCode, code }: Country): MenuLink[] => [
  { label: `Doing Business in ${name}`, href: paths.guide(fullCode) },
  { label: `Businesses in ${name}`, href: paths.country(code) },
]

const listGuidePartLinks = ({ name, fullCode }: { name: string; fullCode: string }): MenuLink[] =>
  GUIDE_PARTS.map((part) => ({
    label: `${GUIDE_PART_NAMES[part]} in ${name}`,
    href: paths.guidePart(fullCode, part),
  }))

/** Links to places and industries, after those of the menu table. */
const FURTHER_LINKS: Readonly<Record<string, readonly MenuLink[]>> = {
  Countries: COUNTRIES.flatMap(listCountryLinks),
  Industries: INDUSTRIES.map(({ name, slug }) => ({ label: name, href: paths.industry(slug) })),
}

/** Groups of such links, after a group of the menu table. */
const FURTHER_GROUPS: Readonly<Record<string, readonly MenuGroup[]>> = {
  Countries: [
    { label: 'Country guides by topic', links: COUNTRIES.flatMap(listGuidePartLinks) },
    {
      label: 'Provinces of Solomon Islands',
      links: PROVINCES.map(({ name, code }) => ({ label: name, href: paths.country(code) })),
    },
    { label: 'Province guides by topic', links: PROVINCES.flatMap(listGuidePartLinks) },
  ],
  Industries: [
    {
      label: 'Industries in detail',
      links: INDUSTRIES.flatMap(({ name, slug }) => [
        { label: `${name}: businesses`, href: paths.industryBusinesses(slug) },
        { label: `${name}: insights`, href: paths.industryInsights(slug) },
      ]),
    },
  ],
}

/** The site's own pages in groups: every address that doesn't depend on stored records. */
export const SITE_GROUPS: readonly MenuGroup[] = getMenuGroups('sitemap').flatMap(({ label, links }) => [
  { label, links: [...links, ...(FURTHER_LINKS[label] ?? [])] },
  ...(FURTHER_GROUPS[label] ?? []),
])

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
