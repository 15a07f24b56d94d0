import { newsSection } from '@portal/domain/content'
import { useParams } from 'react-router-dom'
import type { Screen } from '#shared/screen.ts'
import { ArticlePage } from '../components/ArticlePage.tsx'
import { SectionPage } from '../components/SectionPage.tsx'
import { newsApi } from '../news.api.ts'
import { newsQuery } from '../news-query.ts'

/** `/news/{...}` is one of the menu's filtered lists, or an article by its slug or id. */
function NewsEntryPage() {
  const { slug = '' } = useParams()
  const section = newsSection(slug)
  return section ? <SectionPage section={section} /> : <ArticlePage idOrSlug={slug} />
}

export const screen: Screen = {
  Component: NewsEntryPage,
  load: async ({ run, params: { slug = '' }, url }) => {
    if (newsSection(slug)) {
      await run(newsApi.endpoints.listNews.initiate(newsQuery(url.searchParams, slug)))
      return {}
    }
    const { error } = await run(newsApi.endpoints.getNews.initiate(slug))
    return error && 'status' in error && error.status === 404 ? { status: 404 } : {}
  },
}
