import type { SearchQuery } from '@portal/domain/contract'
import type { Store } from '#db/open.ts'
import { pageOf } from '#db/pagination.ts'
import { filterOf, type Directory } from '#features/businesses/businesses.service.ts'
import type { Events } from '#features/events/events.service.ts'
import type { News } from '#features/news/news.service.ts'
import { didYouMean } from './did-you-mean.ts'

/** Businesses on a page, when nobody says how many. */
const PAGE_ROWS = 24
/** Articles and events that stand below the businesses. */
const OTHER_ROWS = 6
/** When only the number is asked for. */
const ONE_ROW = { limit: 1, offset: 0 }

interface Sources {
  readonly store: Store
  readonly directory: Directory
  readonly news: News
  readonly events: Events
}

/** Everything that holds every word of a text, by kind, as JSON. A blank text finds nothing. */
export async function searchJson(
  { store, directory: { search }, news, events }: Sources,
  { q, province, industry, limit = PAGE_ROWS, page }: SearchQuery,
  now: number,
): Promise<string> {
  const rows = pageOf({ limit, page })
  const filter = filterOf({ province, industry }, now)
  const businesses = filter ? search.find(q, filter, 'relevance', rows, now) : { json: '[]', total: 0 }
  const found = {
    news: await news.search(q, OTHER_ROWS, now),
    events: await events.search(q, OTHER_ROWS, now),
  }
  const isFound = businesses.total + found.news.total + found.events.total > 0
  const suggestion =
    filter && !isFound
      ? await didYouMean(store, search, {
          text: q,
          now,
          count: (text) => search.find(text, filter, 'relevance', ONE_ROW, now).total,
        })
      : undefined
  const others = { ...found, ...(suggestion !== undefined && { didYouMean: suggestion }) }
  return `{"businesses":{"total":${businesses.total},"items":${businesses.json}},${JSON.stringify(others).slice(1)}`
}
