import { newsTab } from '@portal/domain/content'
import type { listNews } from '@portal/domain/contract'
import { NEWS_TABS } from '@portal/reference-data'
import type { Query } from '#api/call.ts'
import { paths } from '#shared/paths.ts'
import { pageGiven, textGiven } from '#shared/url-state.ts'

export const NEWS_PAGE = 12

/** The call behind an address of the news page; the server's load and the screen ask for the same. */
export const newsQuery = (query: URLSearchParams, section?: string): Query<typeof listNews> => ({
  section,
  tab: section === undefined ? textGiven(query, 'tab') : undefined,
  country: textGiven(query, 'country'),
  category: textGiven(query, 'category'),
  search: textGiven(query, 'search'),
  limit: String(NEWS_PAGE),
  page: pageGiven(query),
})

/** The address that the news page is known by: its tab and page, not what it is narrowed by. */
export const canonicalNews = (query: URLSearchParams): string => {
  const { slug } = newsTab(query.get('tab') ?? '') ?? NEWS_TABS[0]
  return paths.news({ tab: slug === NEWS_TABS[0].slug ? undefined : slug, page: pageGiven(query) })
}

/** The stories that open the news page. */
export const FEATURED_NEWS = { featured: 'true', limit: '2' } as const satisfies Query<typeof listNews>

/** Whether the address asks for something in particular, and not for what is worth a look first. */
export const isNarrowed = (query: URLSearchParams): boolean =>
  ['search', 'country', 'category', 'tab', 'page'].some((name) => query.get(name))
