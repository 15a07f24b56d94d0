import type { EventEntry, NewsItem, SearchQuery, SearchResults, TenderItem } from '@portal/domain/contract'
import type { Store } from '#db/engine/open-store.ts'
import { parsePage } from '#db/pagination.ts'
import { parseFilter } from '#features/businesses/filter.service.ts'
import type { BusinessSearch, FoundCards } from '#features/businesses/search/search.service.ts'
import type { Content } from '#features/content/content.service.ts'
import type { Guides } from '#features/guides/guides.service.ts'
import { jsonObject, toJson, type Json } from '#shared/json.ts'
import { suggestSpelling } from './did-you-mean.ts'
import { findGuides } from './find-guides.ts'

/** The page size of a query without a limit. */
const PAGE_ROWS = 24
/** How many results of each other kind come below the businesses. */
const OTHER_ROWS = 6
/** For a count. */
const ONE_ROW = { limit: 1, offset: 0 }
const NOTHING: FoundCards = { json: toJson([]), total: 0 }

interface Sources {
  readonly store: Store
  readonly businesses: BusinessSearch
  readonly content: Content
  readonly guides: Guides
}

/** Everything that has every word of a text, by kind. A blank text finds nothing. */
export async function searchPortal(
  { store, businesses: search, ...others }: Sources,
  { q, province, industry, limit = PAGE_ROWS, page }: SearchQuery,
  now: number,
): Promise<Json<SearchResults>> {
  const rows = parsePage({ limit, page })
  const filter = parseFilter({ province, industry }, now)
  const businesses = filter ? search.find(q, filter, 'relevance', rows, now) : NOTHING
  const found = await searchContent(others, q, now)
  const isFound = businesses.total + Object.values(found).reduce((sum, { total }) => sum + total, 0) > 0
  const suggestion =
    filter && !isFound
      ? await suggestSpelling(store, search, {
          text: q,
          now,
          count: (text) => search.find(text, filter, 'relevance', ONE_ROW, now).total,
        })
      : undefined
  return jsonObject<SearchResults>({
    businesses: jsonObject<SearchResults['businesses']>({
      total: toJson(businesses.total),
      items: businesses.json,
    }),
    news: toJson(found.news),
    events: toJson(found.events),
    tenders: toJson(found.tenders),
    guides: toJson(found.guides),
    didYouMean: suggestion === undefined ? undefined : toJson(suggestion),
  })
}

/** Whether the portal holds anything that has every word of a text, whatever its place and trade. */
export async function hasResults(
  { businesses, ...others }: Omit<Sources, 'store'>,
  text: string,
  now: number,
): Promise<boolean> {
  const filter = parseFilter({}, now)
  if (filter && businesses.find(text, filter, 'relevance', ONE_ROW, now).total > 0) return true
  return Object.values(await searchContent(others, text, now)).some(({ total }) => total > 0)
}

interface Group<Item> {
  readonly total: number
  readonly items: Item[]
}

/** The results below the businesses: articles, upcoming events, tenders with the open ones first, guides. */
async function searchContent(
  { content, guides }: Pick<Sources, 'content' | 'guides'>,
  q: string,
  now: number,
) {
  const most = OTHER_ROWS
  const news: Group<NewsItem> = await content.search('news', q, { most, now })
  const events: Group<EventEntry> = await content.search('event', q, { most, now, ending: 'open' })
  const open = await content.search('tender', q, { most, now, ending: 'open' })
  const closed = await content.search('tender', q, { most: most - open.items.length, now, ending: 'closed' })
  const tenders: Group<TenderItem> = {
    total: open.total + closed.total,
    items: [...open.items, ...closed.items],
  }
  return { news, events, tenders, guides: await findGuides({ content, guides }, q, { most, now }) }
}
