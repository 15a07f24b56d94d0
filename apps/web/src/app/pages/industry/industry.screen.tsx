import { industryFromText } from '@portal/domain/business'
import { LinkButton } from '@portal/ui'
import { useParams } from 'react-router-dom'
import { businessesApi } from '#features/businesses/businesses.api.ts'
import { eventsApi } from '#features/events/events.api.ts'
import { IndustryBand } from '#features/industries/components/IndustryBand.tsx'
import { industriesApi } from '#features/industries/industries.api.ts'
import { newsApi } from '#features/news/news.api.ts'
import { tendersApi } from '#features/tenders/tenders.api.ts'
import { lazyIsland } from '#shared/page/lazy-island.tsx'
import { PageBody } from '#shared/layout/PageBody.tsx'
import { paths } from '#shared/urls/paths.ts'
import { Seo } from '#shared/seo/Seo.tsx'
import type { Screen } from '#shared/page/screen.ts'
import { businessesOf, eventsOf, newsOf, tendersOf } from './industries-query.ts'
import { industryGuard } from './industry-guard.ts'

const IndustryBody = lazyIsland(() =>
  import('./IndustryBody.tsx').then((part) => ({ default: part.IndustryBody })),
)

/** An industry: how it works, what is listed in it and what is new. */
function IndustryPage() {
  const industry = industryFromText(useParams().industry ?? '')
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
        <LinkButton href={paths.industryBusinesses(slug)}>View Businesses</LinkButton>
      </IndustryBand>
      <PageBody>
        <IndustryBody key={slug} slug={slug} />
      </PageBody>
    </>
  )
}

export const screen: Screen = {
  Component: IndustryPage,
  guard: industryGuard(paths.industry),
  load: async ({ run, params: { industry = '' } }) => {
    const whole = run(industriesApi.endpoints.getIndustry.initiate(industry))
    const others = [
      run(businessesApi.endpoints.listBusinesses.initiate(businessesOf(industry))),
      run(tendersApi.endpoints.listTenders.initiate(tendersOf(industry))),
    ]
    const { data } = await whole
    await Promise.all([
      ...others,
      data && run(newsApi.endpoints.listNews.initiate(newsOf(data.word))),
      data && run(eventsApi.endpoints.listEvents.initiate(eventsOf(data.word))),
    ])
  },
}
