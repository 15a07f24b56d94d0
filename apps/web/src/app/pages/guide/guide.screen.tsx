import { resolvePlace } from '@portal/domain/place'
import { useLocation } from 'react-router-dom'
import { businessesApi } from '#features/businesses/businesses.api.ts'
import { eventsApi } from '#features/events/events.api.ts'
import { guidesApi } from '#features/guides/guides.api.ts'
import { newsApi } from '#features/news/news.api.ts'
import { tendersApi } from '#features/tenders/tenders.api.ts'
import type { Screen } from '#shared/page/screen.ts'
import { eventsOf, featuredOf, grantsOf, newsOf } from './guide-queries.ts'
import { GuidePage } from './GuidePage.tsx'

/** The country of `/countries/{fullCode}`: each has a line of its own among the routes. */
const countryAt = (pathname: string) => resolvePlace(pathname.split('/').at(-1) ?? '')?.country

function GuideScreen() {
  const country = countryAt(useLocation().pathname)
  return country && <GuidePage key={country} country={country} />
}

export const screen: Screen = {
  Component: GuideScreen,
  guard: ({ url }) => (countryAt(url.pathname) ? undefined : 'not-found'),
  load: async ({ run, url }) => {
    const country = countryAt(url.pathname)
    if (!country) return
    await Promise.all([
      run(guidesApi.endpoints.getGuide.initiate(country)),
      run(newsApi.endpoints.listNews.initiate(newsOf(country))),
      run(eventsApi.endpoints.listEvents.initiate(eventsOf(country))),
      run(tendersApi.endpoints.listTenders.initiate(grantsOf(country))),
      run(businessesApi.endpoints.listBusinesses.initiate(featuredOf(country))),
    ])
  },
}
