import { parseNewsCategory, findNewsSection, findNewsTab } from '@portal/domain/content'
import { calls, type NewsArticle, type NewsItem, type NewsQuery } from '@portal/domain/contract'
import { NEWS_SECTIONS } from '@portal/reference-data'
import {
  toIsoString,
  toWrittenDocument,
  resolveFilter,
  parseSharedFilter,
  type ListQuery,
  type Kind,
  type ListRow,
  type DetailRow,
} from './kind.ts'

const item = (row: ListRow<'news'>): NewsItem => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  excerpt: row.summary,
  featuredImageUrl: row.details.featuredImageUrl,
  publishedAt: toIsoString(row.published_at),
  category: row.category,
  countries: [...row.countries],
  readTime: row.read_time,
  isFeatured: row.is_featured === 1,
  isSample: row.is_sample === 1,
})

export const news = {
  name: 'news',
  singularLabel: 'Article',
  calls: { list: calls.listNews, one: calls.getNews },
  reservedSlugs: NEWS_SECTIONS.map(({ slug }) => slug),
  countryFilter: 'mention',
  searchWords: ({ category, details: { author, picture } }) => [
    category,
    author,
    ...(picture ? [picture.alt, picture.caption] : []),
  ],
  parseQuery(query: NewsQuery): ListQuery | null {
    const filter = parseSharedFilter(query)
    const lists = [
      resolveFilter(query.category, (text) => toCategories(parseNewsCategory(text))),
      resolveFilter(query.tab, (text) => findNewsTab(text)?.categories ?? null),
      resolveFilter(query.section, (text) => findNewsSection(text)?.categories ?? null),
    ]
    if (!filter || lists.includes(null)) return null
    const narrowing = lists.filter((list) => list !== null && list !== undefined && list.length > 0)
    return { filter: { ...filter, ...intersectCategories(narrowing) }, segments: [{ order: 'newest' }] }
  },
  item,
  detail: (row: DetailRow<'news'>): NewsArticle => ({
    ...item(row),
    body: row.body,
    author: row.details.author,
    ...toWrittenDocument(row),
    ...(row.details.picture && { picture: { ...row.details.picture } }),
  }),
  feed: {
    title: 'Pacific Business Portal: News',
    description: 'Business news of the Solomon Islands, Fiji, Papua New Guinea, New Caledonia and Vanuatu',
    describe: ({ summary }) => summary,
    category: ({ category }) => category,
  },
  path: ({ slug }) => `/news/${slug}`,
} satisfies Kind<'news'>

const toCategories = (category: { readonly name: string } | null) => (category ? [category.name] : null)

/** The categories that all lists have; without a list, no condition. */
function intersectCategories(lists: readonly (readonly string[] | null | undefined)[]): {
  categories?: string[]
} {
  const [first, ...others] = lists
  if (!first) return {}
  return { categories: first.filter((name) => others.every((list) => list?.includes(name))) }
}
