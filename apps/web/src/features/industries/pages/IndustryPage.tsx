import { parseIndustry } from '@portal/domain/business'
import { LinkButton, VisuallyHidden } from '@portal/ui'
import type { ComponentType } from 'react'
import { useParams } from 'react-router-dom'
import { PageBody } from '#shared/layout/PageBody.tsx'
import { Seo } from '#shared/seo/Seo.tsx'
import { paths } from '#shared/urls/paths.ts'
import { IndustryBand } from '../components/IndustryBand.tsx'

/** An industry: how it works, what is listed in it and what is new. `Body` is a lazy island. */
export function IndustryPage({ Body }: { Body: ComponentType<{ slug: string }> }) {
  const industry = parseIndustry(useParams().industry ?? '')
  if (!industry) return null
  const { name, slug, description } = industry
  return (
    <>
      <Seo
        title={`${name} in the Pacific`}
        description={`${description} How it works in five countries, and who is listed.`}
        path={paths.industry(slug)}
      />
      <IndustryBand name={name} slug={slug} tab="overview" title={name} lead={description}>
        <LinkButton href={paths.industryBusinesses(slug)}>
          View Businesses<VisuallyHidden> in {name}</VisuallyHidden>
        </LinkButton>
      </IndustryBand>
      <PageBody>
        <Body key={slug} slug={slug} />
      </PageBody>
    </>
  )
}
