import { resolvePlace, type CountryCode } from '@portal/domain/place'
import type { ReactElement } from 'react'
import { useLocation } from 'react-router-dom'
import { businessesApi } from '#features/businesses/businesses.api.ts'
import { eventsApi } from '#features/events/events.api.ts'
import { toFeaturedQuery, toNewsQuery, toNextEventQuery } from '#features/guides/guide-queries.ts'
import { guidesApi } from '#features/guides/guides.api.ts'
import { GuidePage } from '#features/guides/pages/GuidePage.tsx'
import { newsApi } from '#features/news/news.api.ts'
import { lazyIsland } from '#shared/page/lazy-island.tsx'
import type { Screen } from '#shared/page/screen.ts'

const Body = lazyIsland(() =>
  import('./GuideWithTeasers.tsx').then((part) => ({ default: part.GuideWithTeasers })),
)

const bodies: Readonly<Record<CountryCode, ReactElement>> = {
  sb: <Body country="sb" />,
  fj: <Body country="fj" />,
  pg: <Body country="pg" />,
  nc: <Body country="nc" />,
  vu: <Body country="vu" />,
}

/** The country of `/countries/{fullCode}`: each has its own route. */
const findCountry = (pathname: string) => resolvePlace(pathname.split('/').at(-1) ?? '')?.country

function GuideScreen() {
  const country = findCountry(useLocation().pathname)
  return country && <GuidePage key={country} country={country} body={bodies[country]} />
}

export const screen: Screen = {
  Component: GuideScreen,
  guard: ({ url }) => (findCountry(url.pathname) ? undefined : 'not-found'),
  load: async ({ run, url }) => {
    const country = findCountry(url.pathname)
    if (!country) return
    await Promise.all([
      run(guidesApi.endpoints.getGuide.initiate(country)),
      run(newsApi.endpoints.listNews.initiate(toNewsQuery(country))),
      run(eventsApi.endpoints.listEvents.initiate(toNextEventQuery(country))),
      run(businessesApi.endpoints.listBusinesses.initiate(toFeaturedQuery(country))),
    ])
  },
}
