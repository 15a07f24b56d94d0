import type { BusinessQuery } from '@portal/domain/contract'
import type { Store } from '#db/engine/open-store.ts'
import { linkToNext, listHeaders, pageOf, type Page } from '#db/pagination.ts'
import { memoizeByVersion, type PublicVersion } from '#db/version.ts'
import { fieldProblem } from '#shared/problem.ts'
import { BusinessCounts } from './business-counts.ts'
import { openBusinessCountRows } from './counts.repository.ts'
import { filterOf, type Filter } from './filter.ts'
import { openLists, positionOf, type Cards, type Order, type Position } from './lists.repository.ts'
import { openNear } from './near.repository.ts'
import { openProfiles, type Profiles } from '../profile/profiles.repository.ts'
import { openBusinessSearch, type BusinessSearch, type FoundOrder } from '../search/search.repository.ts'

/** When a question is asked, and what the public can see then. */
interface Moment {
  readonly now: number
  readonly publicVersion: PublicVersion
}

/** A list as it is answered: stored JSON and its headers. */
export interface ListAnswer {
  readonly json: string | Buffer
  readonly headers: Readonly<Record<string, string>>
}

/** The compiled reads over businesses, opened once and shared by the features that show them. */
export interface Directory {
  list(query: BusinessQuery, url: string, at: Moment): ListAnswer
  counts(at: Moment): BusinessCounts
  readonly search: BusinessSearch
  readonly profiles: Profiles
}

export function openDirectory(store: Store): Directory {
  const lists = openLists(store)
  const near = openNear(store)
  const search = openBusinessSearch(store)
  const readCells = openBusinessCountRows(store)
  const countsOf = memoizeByVersion((now) => new BusinessCounts(readCells(now)))
  const counts = ({ publicVersion, now }: Moment) => countsOf(publicVersion, now)

  return {
    counts,
    search,
    profiles: openProfiles(store),
    list(query, url, at) {
      const { now } = at
      const page = pageOf(query)
      const after = positionAfter(query)
      const filter = filterOf(query, now)
      if (!filter || isAskedBySomebodyElse(query)) return answer('[]', 0)
      if (isSearch(query)) {
        const found = search.find(query.search, filter, searchOrder(query), page, now, query.near)
        return paged(found.json, found.total, page, url)
      }
      const total = filter.since === undefined ? counts(at).total(filter) : lists.count(filter, now)
      if (query.near) return paged(near(filter, query.near, page, now), total, page, url)
      return listed({ filter, page, query, url, now, after, total })
    },
  }

  function listed(asked: Listed): ListAnswer {
    const { filter, page, query, url, now, after, total } = asked
    const order = orderOf(query)
    const cards = lists.read(filter, order, page, now, after)
    if (order !== 'newest') return paged(cards.json, total, page, url)
    return answer(cards.json, total, linkAfter(asked, cards))
  }

  /** Newest first goes on after its last row, which costs the same at any depth. */
  function linkAfter({ filter, page, query, url, now, after, total }: Listed, cards: Cards) {
    const { last } = cards
    const hasMore = after ? hasRowAfter(filter, last, now) : page.offset + cards.rows < total
    if (!last || !hasMore) return undefined
    // A page that was asked for by number has a size of its own, which the cursor alone would not carry on.
    const size = query.page === undefined ? {} : { limit: page.limit }
    return linkToNext(url, { ...size, after: `${last.createdAt}-${last.id}` })
  }

  function hasRowAfter(filter: Filter, last: Position | null, now: number): boolean {
    return last !== null && lists.read(filter, 'newest', { limit: 1, offset: 0 }, now, last).rows > 0
  }

  /** Undefined: from the start. A cursor says nothing of whether its row exists. */
  function positionAfter(query: BusinessQuery): Position | undefined {
    if (query.after === undefined) return undefined
    const isNewest = !isSearch(query) && !query.near && orderOf(query) === 'newest'
    if (!isNewest) throw fieldProblem('after', 'A cursor goes with the order newest first only')
    if (query.page !== undefined) throw fieldProblem('after', 'A cursor and a page number exclude each other')
    return positionOf(query.after)
  }
}

interface Listed {
  readonly filter: Filter
  readonly page: Page
  readonly query: BusinessQuery
  readonly url: string
  readonly now: number
  /** How many match. */
  readonly total: number
  readonly after: Position | undefined
}

/** An owner other than `me` is nobody whose listings can be asked for. */
const isAskedBySomebodyElse = ({ owner }: BusinessQuery): boolean => owner !== undefined && owner !== 'me'

const isSearch = (query: BusinessQuery): query is BusinessQuery & { search: string } =>
  query.search !== undefined && query.search.trim() !== ''

const ORDER_OF = { newest: 'newest', rating: 'rating', alphabetical: 'name' } as const

function orderOf({ sort, tab }: BusinessQuery): Order {
  if (sort && sort !== 'relevance') return ORDER_OF[sort]
  return tab === 'top-rated' ? 'rating' : 'newest'
}

/** A search is answered by relevance unless another order is asked for. */
function searchOrder({ sort, near }: BusinessQuery): FoundOrder {
  if (near) return 'near'
  return sort && sort !== 'relevance' ? ORDER_OF[sort] : 'relevance'
}

const paged = (json: ListAnswer['json'], total: number, page: Page, url: string) => ({
  json,
  headers: listHeaders(url, page, total),
})

const answer = (json: ListAnswer['json'], total: number, link?: string) => ({
  json,
  headers: { 'x-total-count': String(total), ...(link !== undefined && { link }) },
})
