import type { BusinessQuery, BusinessSummary } from '@portal/domain/contract'
import type { Store } from '#db/engine/open-store.ts'
import { nextPage, parsePage, type NextPage, type Page } from '#db/pagination.ts'
import type { Moment } from '#db/version.ts'
import { toJson, type Json, type JsonBytes } from '#shared/json.ts'
import { fieldProblem } from '#shared/problem.ts'
import { parseFilter } from '../filter.service.ts'
import type { Filter } from '../filter.ts'
import type { BusinessSearch } from '../search/search.service.ts'
import { openChosen } from './chosen.repository.ts'
import type { ReadCounts } from './counts.service.ts'
import { openLists, parsePosition, type Cards, type ListOrder, type Position } from './lists.repository.ts'
import { openNearest } from './nearest.repository.ts'

/** A page of a list as stored JSON. */
export interface ListPage {
  readonly json: Json<BusinessSummary[]> | JsonBytes<BusinessSummary[]>
  /** How many match. */
  readonly total: number
  readonly next: NextPage | null
}

const NOTHING: ListPage = { json: toJson([]), total: 0, next: null }

export type ListBusinesses = (query: BusinessQuery, at: Moment) => ListPage

interface Reads {
  readonly search: Pick<BusinessSearch, 'find'>
  readonly counts: ReadCounts
}

/** Lists public businesses; the reads are compiled once. */
export function openListing(
  store: Pick<Store, 'read' | 'readSqlite'>,
  { search, counts }: Reads,
): ListBusinesses {
  const lists = openLists(store)
  const nearest = openNearest(store)
  const chosen = openChosen(store)

  return (query, at) => {
    const { now } = at
    if (query.ids) {
      refuseOthers(query)
      const { json, rows } = chosen(query.ids, now)
      return { json, total: rows, next: null }
    }
    const page = parsePage(query)
    const after = parseCursor(query)
    const filter = parseFilter(query, now)
    if (!filter || isOfSomebodyElse(query)) return NOTHING
    if (isSearch(query)) {
      const found = search.find(query.search, filter, searchOrder(query), page, now, query.near)
      return numbered(found.json, found.total, page)
    }
    const total = filter.since === undefined ? counts(at).total(filter) : lists.count(filter, now)
    if (query.near) return numbered(nearest(filter, query.near, page, now), total, page)
    return ordered({ filter, page, query, now, after, total })
  }

  function ordered(list: OrderedList): ListPage {
    const { filter, page, query, now, after, total } = list
    const order = listOrder(query)
    const cards = lists.read(filter, order, page, now, after)
    if (order !== 'newest') return numbered(cards.json, total, page)
    return { json: cards.json, total, next: pageAfter(list, cards) }
  }

  /** Newest first continues after its last row, which costs the same at any depth. */
  function pageAfter({ filter, page, query, now, after, total }: OrderedList, cards: Cards): NextPage | null {
    const { last } = cards
    const hasMore = after ? hasRowAfter(filter, last, now) : page.offset + cards.rows < total
    if (!last || !hasMore) return null
    // A numbered page has its own size, which a cursor alone would not keep.
    const size = query.page === undefined ? {} : { limit: page.limit }
    return { ...size, after: `${last.createdAt}-${last.id}` }
  }

  function hasRowAfter(filter: Filter, last: Position | null, now: number): boolean {
    return last !== null && lists.read(filter, 'newest', { limit: 1, offset: 0 }, now, last).rows > 0
  }
}

interface OrderedList {
  readonly filter: Filter
  readonly page: Page
  readonly query: BusinessQuery
  readonly now: number
  /** How many match. */
  readonly total: number
  readonly after: Position | undefined
}

/** A page that is followed by one with the next number. */
const numbered = (json: ListPage['json'], total: number, page: Page): ListPage => ({
  json,
  total,
  next: nextPage(page, total),
})

/** Some businesses by their ids are neither filtered nor ordered, and come on one page. */
function refuseOthers({ ids: _ids, ...others }: BusinessQuery): void {
  if (Object.values(others).some((value) => value !== undefined))
    throw fieldProblem('ids', 'Ids go without filters, order and page')
}

/** Undefined: from the start. A cursor says nothing of whether its row exists. */
function parseCursor(query: BusinessQuery): Position | undefined {
  if (query.after === undefined) return undefined
  const isNewest = !isSearch(query) && !query.near && listOrder(query) === 'newest'
  if (!isNewest) throw fieldProblem('after', 'A cursor goes with the order newest first only')
  if (query.page !== undefined) throw fieldProblem('after', 'A cursor and a page number exclude each other')
  return parsePosition(query.after)
}

/** Only `me` is a valid owner: nobody can list somebody else's businesses. */
const isOfSomebodyElse = ({ owner }: BusinessQuery): boolean => owner !== undefined && owner !== 'me'

const isSearch = (query: BusinessQuery): query is BusinessQuery & { search: string } =>
  query.search !== undefined && query.search.trim() !== ''

const ORDERS = { newest: 'newest', rating: 'rating', alphabetical: 'name' } as const

function listOrder({ sort, tab }: BusinessQuery): ListOrder {
  if (sort && sort !== 'relevance') return ORDERS[sort]
  return tab === 'top-rated' ? 'rating' : 'newest'
}

/** A search is sorted by relevance unless the query has another order. */
function searchOrder({ sort, near }: BusinessQuery): Parameters<BusinessSearch['find']>[2] {
  if (near) return 'near'
  return sort && sort !== 'relevance' ? ORDERS[sort] : 'relevance'
}
