import { TabLinks } from '@portal/ui'
import type { ReactNode } from 'react'
import { BandTitle } from '#shared/layout/BandTitle.tsx'
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
    <BandTitle title={props.title} lead={props.lead}>
      {props.children}
    </BandTitle>
    <TabLinks {...getIndustryTabs(props)} />
  </PageBand>
)
