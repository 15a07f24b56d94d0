import { hasFilters, getListParameters, toListQuery } from '#shared/content/list.ts'
import type { Screen } from '#shared/page/screen.ts'
import { FEATURED_NEWS, NEWS } from '../list/news-list.tsx'
import { NewsPage } from '../list/NewsPage.tsx'
import { newsApi } from '../news.api.ts'

const { listNews } = newsApi.endpoints

export const screen: Screen = {
  Component: NewsPage,
  query: getListParameters(NEWS),
  load: async ({ run, url }) => {
    await Promise.all([
      run(listNews.initiate(toListQuery(NEWS, url.searchParams))),
      !hasFilters(NEWS, url.searchParams) && run(listNews.initiate(FEATURED_NEWS)),
    ])
  },
}
