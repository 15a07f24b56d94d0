import type { listNews } from '@portal/domain/contract'
import type { Query } from '#api/call.ts'

export const NEWS_PAGE = 12

/** The call behind an address of the news page; the server's load and the screen ask for the same. */
export const newsQuery = (query: URLSearchParams, section?: string): Query<typeof listNews> => ({
  section,
  tab: section === undefined ? given(query, 'tab') : undefined,
  country: given(query, 'country'),
  category: given(query, 'category'),
  search: given(query, 'search'),
  limit: String(NEWS_PAGE),
  page: given(query, 'page'),
})

/** The stories that open the news page. */
export const FEATURED_NEWS = { featured: 'true', limit: '2' } as const satisfies Query<typeof listNews>

const given = (query: URLSearchParams, name: string) => query.get(name)?.trim() || undefined
