import { parseNewsCategory } from '@portal/domain/content'
import type { listNews, NewsItem } from '@portal/domain/contract'
import { toEpochMs } from '@portal/domain/shared'
import type { Query } from '#shared/calls/call.ts'
import { useListNewsQuery } from '../news.api.ts'

const SHOWN = 3

type Related = Pick<NewsItem, 'id' | 'category' | 'countries'>

/** Queries for related articles: of the same category, and of the first country (or any). */
export const toRelatedQueries = ({
  category,
  countries,
}: Related): readonly [Query<typeof listNews>, Query<typeof listNews>] => [
  { category: parseNewsCategory(category)?.slug ?? category, limit: String(SHOWN + 1) },
  { country: countries[0], limit: String(SHOWN + 1) },
]

const newestFirst = (a: NewsItem, b: NewsItem): number => toEpochMs(b.publishedAt) - toEpochMs(a.publishedAt)

/** Articles of the same category or country, newest first, without the article itself. */
export function useRelatedNews(article: Related): NewsItem[] {
  const [ofCategory, ofCountry] = toRelatedQueries(article)
  const found = [useListNewsQuery(ofCategory).data, useListNewsQuery(ofCountry).data]
  const byId = new Map(found.flatMap((page) => page?.items ?? []).map((item) => [item.id, item]))
  byId.delete(article.id)
  return [...byId.values()].sort(newestFirst).slice(0, SHOWN)
}
