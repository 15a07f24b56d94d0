import { createIndustryGuard } from '#features/industries/canonical-industry-guard.ts'
import { industriesApi } from '#features/industries/industries.api.ts'
import { MAX_TOPICS, toNewsQuery, toResourcesQuery } from '#features/industries/industry-queries.ts'
import { InsightsPage } from '#features/industries/pages/InsightsPage.tsx'
import { newsApi } from '#features/news/news.api.ts'
import { resourcesApi } from '#features/resources/resources.api.ts'
import { lazyIsland } from '#shared/page/lazy-island.tsx'
import type { Screen } from '#shared/page/screen.ts'
import { paths } from '#shared/urls/paths.ts'

const Body = lazyIsland(() =>
  import('./InsightsWithTeasers.tsx').then((part) => ({ default: part.InsightsWithTeasers })),
)

export const screen: Screen = {
  Component: () => <InsightsPage Body={Body} />,
  guard: createIndustryGuard(paths.industryInsights),
  load: async ({ run, params: { industry = '' } }) => {
    const { data } = await run(industriesApi.endpoints.getIndustry.initiate(industry))
    if (!data) return
    await Promise.all([
      run(newsApi.endpoints.listNews.initiate(toNewsQuery(data.word))),
      ...data.topics
        .slice(0, MAX_TOPICS)
        .map((topic) => run(resourcesApi.endpoints.listResources.initiate(toResourcesQuery(topic)))),
    ])
  },
}
