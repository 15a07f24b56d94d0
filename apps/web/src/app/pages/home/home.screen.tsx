import { PORTAL } from '@portal/reference-data'
import { businessesApi } from '#features/businesses/businesses.api.ts'
import { newsApi } from '#features/news/news.api.ts'
import { lazyIsland } from '#shared/page/lazy-island.tsx'
import { paths } from '#shared/urls/paths.ts'
import { Seo } from '#shared/seo/Seo.tsx'
import type { Screen } from '#shared/page/screen.ts'
import { useOrigin } from '#shared/page/page-context.ts'
import { Hero } from './Hero.tsx'
import { industryCountsApi } from '#features/directory/home/industry-counts.api.ts'
import { HOME_FEATURED, HOME_OPEN, HOME_PROVINCES } from '#features/directory/home/home-queries.ts'
import { HOME_NEWS } from '#features/news/home/home-news.ts'
import { OwnerStrip } from '#features/dashboard/home/OwnerStrip.tsx'

const HomeSections = lazyIsland(() =>
  import('./HomeSections.tsx').then((part) => ({ default: part.HomeSections })),
)
const parts = <HomeSections />

const createJsonLd = (origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: PORTAL.name,
  url: `${origin}/`,
})

const HomePage = () => (
  <>
    <Seo
      title="Directory of Solomon Islands Businesses"
      description="Find businesses by place and trade in the Solomon Islands, Fiji, Papua New Guinea, New Caledonia and Vanuatu. Find. Connect. Trade. Invest."
      path={paths.home()}
      jsonLd={createJsonLd(useOrigin())}
    />
    <OwnerStrip />
    <Hero />
    {parts}
  </>
)

export const screen: Screen = {
  Component: HomePage,
  load: async ({ run }) => {
    await Promise.all([
      run(businessesApi.endpoints.liveFigures.initiate()),
      run(industryCountsApi.endpoints.industryCounts.initiate()),
      run(businessesApi.endpoints.provinceStats.initiate(HOME_PROVINCES)),
      run(businessesApi.endpoints.listBusinesses.initiate(HOME_FEATURED)),
      run(businessesApi.endpoints.listBusinesses.initiate(HOME_OPEN)),
      run(newsApi.endpoints.listNews.initiate(HOME_NEWS)),
    ])
  },
}
