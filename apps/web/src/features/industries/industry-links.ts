import type { BreadcrumbItem, TabLinksProps } from '@portal/ui'
import { paths } from '#shared/urls/paths.ts'

/** The three pages of an industry. */
type IndustryTab = 'overview' | 'businesses' | 'insights'

/** A page of an industry. */
export interface IndustryPlace {
  name: string
  slug: string
  tab: IndustryTab
}

const TABS = [
  { tab: 'overview', label: 'Overview', href: paths.industry },
  { tab: 'businesses', label: 'Businesses', href: paths.industryBusinesses },
  { tab: 'insights', label: 'Insights', href: paths.industryInsights },
] as const satisfies readonly { tab: IndustryTab; label: string; href: (slug: string) => string }[]

/** The breadcrumbs of an industry's page. */
export const getIndustryCrumbs = ({ name, slug, tab }: IndustryPlace): BreadcrumbItem[] => [
  { label: 'Home', href: paths.home() },
  { label: 'Industries', href: paths.industries() },
  ...(tab === 'overview'
    ? [{ label: name }]
    : [
        { label: name, href: paths.industry(slug) },
        { label: TABS.find((one) => one.tab === tab)?.label ?? '' },
      ]),
]

/** The tabs between the pages of an industry. */
export const getIndustryTabs = ({ name, slug, tab: current }: IndustryPlace): TabLinksProps => ({
  label: name,
  items: TABS.map(({ tab, label, href }) => ({ label, href: href(slug), current: tab === current })),
})
