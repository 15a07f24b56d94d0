import { parseNewsCategory, findNewsTab } from '@portal/domain/content'
import type { listNews, NewsItem } from '@portal/domain/contract'
import { NEWS_CATEGORIES, NEWS_TABS } from '@portal/reference-data'
import type { Query } from '#shared/calls/call.ts'
import { toOptions, COUNTRY_FILTER } from '#shared/content/filters.ts'
import type { ContentFilter, ContentList } from '#shared/content/list.ts'
import { paths } from '#shared/urls/paths.ts'
import { NewsCard } from '../components/NewsCard.tsx'

const LATEST = NEWS_TABS[0].slug

const TAB_FILTER: ContentFilter = {
  name: 'tab',
  label: 'Subject',
  options: [],
  known: (text) => {
    const slug = findNewsTab(text)?.slug
    return slug === undefined || slug === LATEST ? null : slug
  },
  isPage: true,
  isCarried: true,
}

const CATEGORY_FILTER: ContentFilter = {
  name: 'category',
  label: 'Category',
  options: toOptions('All Categories', NEWS_CATEGORIES),
  known: (text) => parseNewsCategory(text)?.slug ?? null,
}

const NewsCell = ({ item }: { item: NewsItem }) => <NewsCard item={item} />

const ALL: ContentList<NewsItem> = {
  label: 'News',
  placeholder: 'e.g. cocoa prices, grants, licences',
  filters: [TAB_FILTER, COUNTRY_FILTER, CATEGORY_FILTER],
  pageSize: 12,
  Card: NewsCell,
  layout: 'grid',
  count: (total) => `${total} ${total === 1 ? 'article' : 'articles'}, newest first`,
  loading: 'Loading news...',
  failed: 'Failed to fetch news',
  empty: { title: 'No articles found', text: '', actions: [{ label: 'All news', href: paths.news() }] },
}

const withLabel = (list: ContentList<NewsItem>, title: string): ContentList<NewsItem> => ({
  ...list,
  empty: { ...list.empty, text: `Check back soon for the latest ${title}` },
})

/** The tab in the address; the first one by default. */
export const parseTab = (query: URLSearchParams) => findNewsTab(query.get('tab') ?? '') ?? NEWS_TABS[0]

export const isLatest = ({ slug }: { readonly slug: string }): boolean => slug === LATEST

/** The list of all articles. */
export const NEWS = withLabel(ALL, 'news')

/** The list of a tab's articles. */
export const createTabList = (tab: { readonly slug: string; readonly name: string }): ContentList<NewsItem> =>
  isLatest(tab) ? NEWS : withLabel(ALL, tab.name)

/** The list of a news section's articles: the path decides the subject, the visitor only the country. */
export const createSectionList = (section: {
  readonly title: string
  readonly byCountry: boolean
}): ContentList<NewsItem> =>
  withLabel(
    {
      ...ALL,
      filters: [section.byCountry ? { ...COUNTRY_FILTER, isCarried: true, isPage: true } : COUNTRY_FILTER],
    },
    section.title,
  )

/** The featured stories at the top of the news page. */
export const FEATURED_NEWS = { featured: 'true', limit: '2' } as const satisfies Query<typeof listNews>
