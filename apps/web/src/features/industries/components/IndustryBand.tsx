import { Cluster, Heading, TabLinks, Text } from '@portal/ui'
import type { ReactNode } from 'react'
import { PageBand } from '#shared/layout/PageBand.tsx'
import { Breadcrumbs } from '#shared/seo/Breadcrumbs.tsx'
import { getIndustryCrumbs, getIndustryTabs, type IndustryPlace } from '../industry-links.ts'

interface IndustryBandProps extends IndustryPlace {
  title: string
  lead: string
  children?: ReactNode
}

/** The top of an industry's pages: its title, and tabs between them. */
export const IndustryBand = (props: IndustryBandProps) => (
  <PageBand>
    <Breadcrumbs items={getIndustryCrumbs(props)} />
    <Heading level={1}>{props.title}</Heading>
    <Text size="lead" tone="soft">
      {props.lead}
    </Text>
    {props.children !== undefined && <Cluster>{props.children}</Cluster>}
    <TabLinks {...getIndustryTabs(props)} />
  </PageBand>
)
