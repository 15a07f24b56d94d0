import { findNewsSection } from '@portal/domain/content'
import { useParams } from 'react-router-dom'
import { toLoadOutcome } from '#shared/content/ContentDetail.tsx'
import { getListParameters, toListQuery } from '#shared/content/list.ts'
import type { Screen } from '#shared/page/screen.ts'
import { ArticlePage } from '../article/ArticlePage.tsx'
import { toRelatedQueries } from '../article/related-news.ts'
import { NEWS, createSectionList } from '../list/news-list.tsx'
import { SectionPage } from '../list/SectionPage.tsx'
import { newsApi } from '../news.api.ts'

/** `/news/{...}` is a section of the menu, or an article by slug or id. */
function NewsEntryPage() {
  const { slug = '' } = useParams()
  const section = findNewsSection(slug)
  return section ? <SectionPage section={section} /> : <ArticlePage idOrSlug={slug} />
}

const { listNews, getNews } = newsApi.endpoints

export const screen: Screen = {
  Component: NewsEntryPage,
  query: getListParameters(NEWS),
  load: async ({ run, params: { slug = '' }, url }) => {
    const section = findNewsSection(slug)
    if (section) {
      const query = toListQuery(createSectionList(section), url.searchParams, { section: section.slug })
      await run(listNews.initiate(query))
      return {}
    }
    const found = await run(getNews.initiate(slug))
    if (found.data) {
      await Promise.all(toRelatedQueries(found.data).map((query) => run(listNews.initiate(query))))
    }
    return toLoadOutcome(found)
  },
}
