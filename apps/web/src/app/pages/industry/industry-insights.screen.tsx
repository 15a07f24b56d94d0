import { industryFromText } from '@portal/domain/business'
import { useParams } from 'react-router-dom'
import { IndustryBand } from '#features/industries/components/IndustryBand.tsx'
import { industriesApi } from '#features/industries/industries.api.ts'
import { newsApi } from '#features/news/news.api.ts'
import { resourcesApi } from '#features/resources/resources.api.ts'
import { lazyIsland } from '#shared/page/lazy-island.tsx'
import { PageBody } from '#shared/layout/PageBody.tsx'
import { paths } from '#shared/urls/paths.ts'
import { Seo } from '#shared/seo/Seo.tsx'
import type { Screen } from '#shared/page/screen.ts'
import { newsOf, resourcesOn } from './industries-query.ts'
import { industryGuard } from './industry-guard.ts'
import { TOPICS_SHOWN } from './topics-shown.ts'

const InsightsBody = lazyIsland(() =>
  import('./InsightsBody.tsx').then((part) => ({ default: part.InsightsBody })),
)

/** What the portal's own listings say of an industry, and what to read about it. */
function InsightsPage() {
  const industry = industryFromText(useParams().industry ?? '')
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
        lead="Where its businesses are, counted from the listings of today; what is new, and what to read."
      />
      <PageBody>
        <InsightsBody key={slug} slug={slug} />
      </PageBody>
    </>
  )
}

export const screen: Screen = {
  Component: InsightsPage,
  guard: industryGuard(paths.industryInsights),
  load: async ({ run, params: { industry = '' } }) => {
    const { data } = await run(industriesApi.endpoints.getIndustry.initiate(industry))
    if (!data) return
    await Promise.all([
      run(newsApi.endpoints.listNews.initiate(newsOf(data.word))),
      ...data.topics
        .slice(0, TOPICS_SHOWN)
        .map((topic) => run(resourcesApi.endpoints.listResources.initiate(resourcesOn(topic)))),
    ])
  },
}
