import { businessesApi } from '#features/businesses/businesses.api.ts'
import { eventsApi } from '#features/events/events.api.ts'
import { createIndustryGuard } from '#features/industries/canonical-industry-guard.ts'
import { industriesApi } from '#features/industries/industries.api.ts'
import {
  toBusinessesQuery,
  toEventsQuery,
  toNewsQuery,
  toTendersQuery,
} from '#features/industries/industry-queries.ts'
import { IndustryPage } from '#features/industries/pages/IndustryPage.tsx'
import { newsApi } from '#features/news/news.api.ts'
import { tendersApi } from '#features/tenders/tenders.api.ts'
import { lazyIsland } from '#shared/page/lazy-island.tsx'
import type { Screen } from '#shared/page/screen.ts'
import { paths } from '#shared/urls/paths.ts'

const Body = lazyIsland(() =>
  import('./IndustryWithTeasers.tsx').then((part) => ({ default: part.IndustryWithTeasers })),
)

export const screen: Screen = {
  Component: () => <IndustryPage Body={Body} />,
  guard: createIndustryGuard(paths.industry),
  load: async ({ run, params: { industry = '' } }) => {
    const details = run(industriesApi.endpoints.getIndustry.initiate(industry))
    const others = [
      run(businessesApi.endpoints.listBusinesses.initiate(toBusinessesQuery(industry))),
      run(tendersApi.endpoints.listTenders.initiate(toTendersQuery(industry))),
    ]
    const { data } = await details
    await Promise.all([
      ...others,
      data && run(newsApi.endpoints.listNews.initiate(toNewsQuery(data.word))),
      data && run(eventsApi.endpoints.listEvents.initiate(toEventsQuery(data.word))),
    ])
  },
}
