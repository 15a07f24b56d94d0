import type { BusinessQuery } from '@portal/domain/contract'
import type { Store } from '#db/open.ts'
import { linkToNext, listHeaders, pageOf, type Page } from '#db/pagination.ts'
import { perEdition, type Edition } from '#db/version.ts'
import { fieldProblem } from '#problem.ts'
import { Census } from './census.ts'
import { openCells } from './counts.repository.ts'
import { filterOf, type Filter } from './filter.ts'
import { openLists, type Order, type Position } from './lists.repository.ts'
import { openNear } from './near.repository.ts'
import { openProfiles, type Profiles } from './profiles.repository.ts'
import { openBusinessSearch, type BusinessSearch, type FoundOrder } from './search.repository.ts'

/** When a question is asked, and what the public can see then. */
interface Moment {
  readonly now: number
  readonly edition: Edition
}

/** A list as it is answered: stored JSON and its headers. */
export interface ListAnswer {
  readonly json: string
  readonly headers: Readonly<Record<string, string>>
}

/** The compiled reads over businesses, opened once and shared by the features that show them. */
export interface Directory {
  list(query: BusinessQuery, url: string, at: Moment): ListAnswer
  census(at: Moment): Census
  readonly search: BusinessSearch
  readonly profiles: Profiles
}

export function openDirectory(store: Store): Directory {
  const lists = openLists(store)
  const near = openNear(store)
  const search = openBusinessSearch(store)
  const readCells = openCells(store)
  const censusOf = perEdition((now) => new Census(readCells(now)))
  const census = ({ edition, now }: Moment) => censusOf(edition, now)

  const totalOf = (filter: Filter, at: Moment) =>
    filter.since === undefined ? census(at).total(filter) : lists.count(filter, at.now)

  return {
    census,
    search,
    profiles: openProfiles(store),
    list(query, url, at) {
      const page = pageOf(query)
      const after = positionAfter(query)
      const filter = filterOf(query, at.now)
      if (!filter || after === null) return answer('[]', 0)
      if (isSearch(query)) {
        const found = search.find(query.search, filter, searchOrder(query), page, at.now, query.near)
        return paged(found.json, found.total, page, url)
      }
      const total = totalOf(filter, at)
      if (query.near) return paged(near(filter, query.near, page, at.now), total, page, url)
      const order = orderOf(query)
      if (order !== 'newest') return paged(lists.read(filter, order, page, at.now).json, total, page, url)
      return newest(filter, page, url, total, at.now, after)
    },
  }

  /** Newest first goes on after its last row, which costs the same at any depth. */
  function newest(
    filter: Filter,
    page: Page,
    url: string,
    total: number,
    now: number,
    after?: Position,
  ): ListAnswer {
    const cards = lists.read(filter, 'newest', page, now, after)
    const hasMore = after ? hasRowAfter(filter, cards.lastId, now) : page.offset + cards.rows < total
    return answer(cards.json, total, hasMore ? linkToNext(url, { after: cards.lastId }) : undefined)
  }

  function hasRowAfter(filter: Filter, id: number, now: number): boolean {
    const last = lists.positionOf(id)
    return last !== undefined && lists.read(filter, 'newest', { limit: 1, offset: 0 }, now, last).rows > 0
  }

  /** Undefined: from the start; null: after a row that does not exist, so after everything. */
  function positionAfter(query: BusinessQuery): Position | null | undefined {
    if (query.after === undefined) return undefined
    const isNewest = !isSearch(query) && !query.near && orderOf(query) === 'newest'
    if (!isNewest) throw fieldProblem('after', 'A cursor goes with the order newest first only')
    if (query.page !== undefined) throw fieldProblem('after', 'A cursor and a page number exclude each other')
    return lists.positionOf(Number(query.after)) ?? null
  }
}

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

const paged = (json: string, total: number, page: Page, url: string): ListAnswer => ({
  json,
  headers: listHeaders(url, page, total),
})

const answer = (json: string, total: number, link?: string): ListAnswer => ({
  json,
  headers: { 'x-total-count': String(total), ...(link !== undefined && { link }) },
})
