import { newsCategoryFromText, newsSection, newsTab } from '@portal/domain/content'
import type { NewsArticle, NewsItem, NewsQuery } from '@portal/domain/contract'
import { resolvePlace } from '@portal/domain/place'
import type { Store } from '#db/open.ts'
import { pageOf } from '#db/pagination.ts'
import { matchOf } from '#db/search.ts'
import { Problem } from '#problem.ts'
import { countNews, findArticle, findNews, openNewsText, type NewsFilter } from './news.repository.ts'
import { newsArticle, newsItem } from './news.view.ts'

export { countNews, insertNews, type NewsRecord } from './news.repository.ts'

interface Found {
  readonly items: NewsItem[]
  readonly total: number
}

/** Reads of what is published, opened once. */
export interface News {
  list(query: NewsQuery, now: number): Promise<Found>
  article(idOrSlug: string, now: number): Promise<NewsArticle>
  /** The best matches of a search text. */
  search(text: string, most: number, now: number): Promise<Found>
}

const NOTHING: Found = { items: [], total: 0 }

export function openNews(store: Store): News {
  const { read } = store
  const text = openNewsText(store)

  return {
    async list(query, now) {
      const page = pageOf(query)
      const filter = filterOf(query)
      if (!filter) return NOTHING
      const match = query.search?.trim() ? matchOf(query.search) : undefined
      if (match === null) return NOTHING
      const whole = match === undefined ? filter : { ...filter, ids: text.some(match, { now }) }
      const rows = await findNews(read, whole, now, page)
      return { items: rows.map(newsItem), total: await countNews(read, whole, now) }
    },
    async article(idOrSlug, now) {
      const row = await findArticle(read, idOrSlug, now)
      if (!row) throw new Problem('not-found', 'Article not found')
      return newsArticle(row)
    },
    async search(words, most, now) {
      const match = matchOf(words)
      if (match === null) return NOTHING
      const { ids, total } = text.best(match, { limit: most, offset: 0 }, { now })
      const rows = await findNews(read, { ids }, now, { limit: most, offset: 0 })
      const items = rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)).map(newsItem)
      return { items, total }
    },
  }
}

/** The filter that a query stands for; null when it names something that does not exist. */
function filterOf({ country, category, tab, section, featured }: NewsQuery): NewsFilter | null {
  const place = country?.trim() ? resolvePlace(country) : undefined
  const lists = [
    category?.trim() ? categoriesOf(newsCategoryFromText(category)) : [],
    tab?.trim() ? newsTab(tab)?.categories : [],
    section?.trim() ? newsSection(section)?.categories : [],
  ]
  if (place === null || featured === null || lists.includes(undefined)) return null
  return {
    ...(place && { country: place.country }),
    ...(featured !== undefined && { featured }),
    ...shared(lists.filter((list) => list !== undefined && list.length > 0)),
  }
}

const categoriesOf = (category: { readonly name: string } | null) => (category ? [category.name] : undefined)

/** Of several lists the categories that all of them name; no list is no such condition. */
function shared(lists: readonly (readonly string[] | undefined)[]): Pick<NewsFilter, 'categories'> {
  const [first, ...others] = lists
  if (!first) return {}
  return { categories: first.filter((name) => others.every((list) => list?.includes(name))) }
}
