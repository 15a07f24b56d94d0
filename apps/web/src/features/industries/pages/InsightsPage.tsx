import { parseIndustry } from '@portal/domain/business'
import type { ComponentType } from 'react'
import { useParams } from 'react-router-dom'
import { PageBody } from '#shared/layout/PageBody.tsx'
import { Seo } from '#shared/seo/Seo.tsx'
import { paths } from '#shared/urls/paths.ts'
import { IndustryBand } from '../components/IndustryBand.tsx'

/** The directory's figures on an industry, and further reading. `Body` is a lazy island. */
export function InsightsPage({ Body }: { Body: ComponentType<{ slug: string }> }) {
  const industry = parseIndustry(useParams().industry ?? '')
  if (!industry) return null
  const { name, slug } = industry
  return (
    <>
      <Seo
        title={`${name}: Insights`}
        description={`Where the businesses in ${name} are, by country and by province, with news and guides about the industry.`}
        path={paths.industryInsights(slug)}
      />
      <IndustryBand
        name={name}
        slug={slug}
        tab="insights"
        title={`${name}: Insights`}
        lead="Where the businesses are, based on today’s listings, with news and guides."
      />
      <PageBody>
        <Body key={slug} slug={slug} />
      </PageBody>
    </>
  )
}
