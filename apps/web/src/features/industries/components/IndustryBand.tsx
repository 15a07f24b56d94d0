import { Cluster, Heading, TabLinks, Text } from '@portal/ui'
import type { ReactNode } from 'react'
import { PageBand } from '#shared/layout/PageBand.tsx'
import { paths } from '#shared/urls/paths.ts'
import { Breadcrumbs } from '#shared/seo/Breadcrumbs.tsx'

/** The three pages of an industry. */
export type IndustryTab = 'overview' | 'businesses' | 'insights'

interface IndustryBandProps {
  name: string
  slug: string
  tab: IndustryTab
  title: string
  lead: string
  children?: ReactNode
}

const TABS = [
  { tab: 'overview', label: 'Overview', href: paths.industry },
  { tab: 'businesses', label: 'Businesses', href: paths.industryBusinesses },
  { tab: 'insights', label: 'Insights', href: paths.industryInsights },
] as const satisfies readonly { tab: IndustryTab; label: string; href: (slug: string) => string }[]

const getBreadcrumbs = ({ name, slug, tab }: IndustryBandProps) => [
  { label: 'Home', href: paths.home() },
  { label: 'Industries', href: paths.industries() },
  ...(tab === 'overview'
    ? [{ label: name }]
    : [
        { label: name, href: paths.industry(slug) },
        { label: TABS.find((one) => one.tab === tab)?.label ?? '' },
      ]),
]

/** The top of an industry's pages: which it is, and the ways between them. */
export const IndustryBand = (props: IndustryBandProps) => (
  <PageBand>
    <Breadcrumbs items={getBreadcrumbs(props)} />
    <Heading level={1}>{props.title}</Heading>
    <Text size="lead" tone="soft">
      {props.lead}
    </Text>
    {props.children !== undefined && <Cluster>{props.children}</Cluster>}
    <TabLinks
      label={props.name}
      items={TABS.map(({ tab, label, href }) => ({
        label,
        href: href(props.slug),
        current: tab === props.tab,
      }))}
    />
  </PageBand>
)
