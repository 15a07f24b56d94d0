import type { BusinessQuery, BusinessSummary } from '@portal/domain/contract'
import { getAreaCenter, type Coordinates } from '@portal/domain/place'
import type { Reads } from '#db/engine/store.ts'
import { getNextPage, parsePage, type NextPage, type Page } from '#db/pagination.ts'
import type { ReadContext } from '#db/version.ts'
import { toJson, type Json, type JsonBytes } from '#shared/json.ts'
import { createFieldProblem } from '#shared/problem.ts'
import { parseFilter } from '#features/businesses/filter.service.ts'
import type { Filter } from '#features/businesses/filter.ts'
import type { FindOpenKeys } from '#features/businesses/openings.repository.ts'
import type { BusinessSearch } from '#features/search/search.service.ts'
import { createChosenReader } from './chosen.repository.ts'
import { isCounted, type ReadCounts } from './counts.service.ts'
import { createLists, parsePosition, type Cards, type ListOrder, type Position } from './lists.repository.ts'
import type { BusinessMatches } from './matches.service.ts'
import type { FindNearest } from './nearest.service.ts'

/** A page of a list as stored JSON. */
export interface ListPage {
  readonly json: Json<BusinessSummary[]> | JsonBytes<BusinessSummary[]>
  /** How many match. */
  readonly total: number
  readonly next: NextPage | null
}

const EMPTY_PAGE: ListPage = { json: toJson([]), total: 0, next: null }

export type ListBusinesses = (query: BusinessQuery, at: ReadContext) => Promise<ListPage>

interface ListSources {
  readonly search: Pick<BusinessSearch, 'find'>
  readonly counts: ReadCounts
  readonly matches: Pick<BusinessMatches, 'total'>
  readonly nearest: FindNearest
  readonly findOpenKeys: FindOpenKeys
}

/** Lists public businesses; the reads are compiled once. */
export function createBusinessList(
  store: Reads,
  { search, counts, matches, nearest, findOpenKeys }: ListSources,
): ListBusinesses {
  const lists = createLists(store, findOpenKeys)
  const readChosen = createChosenReader(store)

  return async (query, at) => {
    const { now } = at
    if (query.ids) {
      requireOnlyIds(query)
      const { json, rows } = await readChosen(query.ids, now)
      return { json, total: rows, next: null }
    }
    const page = parsePage(query)
    const after = parseCursor(query)
    const filter = parseFilter(query, now)
    if (!filter || isOfSomebodyElse(query)) return EMPTY_PAGE
    const from = getStart(query)
    if (from) {
      const { json, total } = await nearest({ filter, search: query.search, near: from }, page, at)
      return toNumberedPage(json, total, page)
    }
    if (isSearch(query)) {
      const order = ORDERS[query.sort ?? 'relevance']
      const { json, total } = await search.find(query.search, filter, order, page, at)
      return toNumberedPage(json, total, page)
    }
    return readOrdered({ filter, page, query, at, after, total: await count(filter, at) })
  }

  async function count(filter: Filter, at: ReadContext): Promise<number> {
    return isCounted(filter) ? (await counts(at)).total(filter) : matches.total(filter, at)
  }

  async function readOrdered(list: OrderedList): Promise<ListPage> {
    const { filter, page, query, at, after, total } = list
    const order = getOrder(query)
    const cards = await lists.read(filter, order, page, at, after)
    if (order !== 'newest') return toNumberedPage(cards.json, total, page)
    return { json: cards.json, total, next: await findNextPage(list, cards) }
  }

  /** Newest first continues after its last row, which costs the same at any depth. */
  async function findNextPage(
    { filter, page, query, at, after, total }: OrderedList,
    { last, rows }: Cards,
  ): Promise<NextPage | null> {
    if (!last) return null
    // A numbered page has its own size, which a cursor alone would not keep.
    const size = query.page === undefined ? {} : { limit: page.limit }
    const next = { ...size, after: `${last.createdAt}-${last.id}` }
    if (!after) return page.offset + rows < total ? next : null
    const following = await lists.read(filter, 'newest', { limit: 1, offset: 0 }, at, last)
    return following.rows > 0 ? next : null
  }
}

interface OrderedList {
  readonly filter: Filter
  readonly page: Page
  readonly query: BusinessQuery
  readonly at: ReadContext
  /** How many match. */
  readonly total: number
  readonly after: Position | undefined
}

/** A page whose next one has a number. */
const toNumberedPage = (json: ListPage['json'], total: number, page: Page): ListPage => ({
  json,
  total,
  next: getNextPage(page, total),
})

/** Businesses by their ids are neither filtered nor ordered, and come on one page. */
function requireOnlyIds({ ids: _ids, ...others }: BusinessQuery): void {
  if (Object.values(others).some((value) => value !== undefined))
    throw createFieldProblem('ids', 'Ids go without filters, order and page')
}

/** Undefined: from the start. The row of a cursor need not exist. */
function parseCursor(query: BusinessQuery): Position | undefined {
  if (query.after === undefined) return undefined
  const isNewest = !isSearch(query) && getStart(query) === undefined && getOrder(query) === 'newest'
  if (!isNewest) throw createFieldProblem('after', 'A cursor goes with the order newest first only')
  if (query.page !== undefined)
    throw createFieldProblem('after', 'A cursor and a page number exclude each other')
  return parsePosition(query.after)
}

/** Only `me` is a valid owner: nobody can list somebody else's businesses. */
const isOfSomebodyElse = ({ owner }: BusinessQuery): boolean => owner !== undefined && owner !== 'me'

const isSearch = (query: BusinessQuery): query is BusinessQuery & { search: string } =>
  query.search !== undefined && query.search.trim() !== ''

/**
 * Where the nearest come first from, if they do: a chosen order takes precedence over the distance, and a list of an area
 * has no other order.
 */
export function getStart({
  near,
  area,
  sort,
}: Pick<BusinessQuery, 'near' | 'area' | 'sort'>): Coordinates | undefined {
  if (area && sort !== undefined) throw createFieldProblem('sort', 'A list of an area is sorted by distance')
  if (sort !== undefined) return undefined
  return near ?? (area && getAreaCenter(area))
}

const ORDERS = { relevance: 'relevance', newest: 'newest', rating: 'rating', alphabetical: 'name' } as const

const ORDERS_OF_TABS: Readonly<Partial<Record<string, ListOrder>>> = { new: 'newest', 'top-rated': 'rating' }

/**
 * Without a chosen order, the new tab begins with the newest, the top-rated one with the best rated, and all else with
 * the highest base score.
 */
const getOrder = ({ sort, tab }: BusinessQuery): ListOrder =>
  sort && sort !== 'relevance' ? ORDERS[sort] : (ORDERS_OF_TABS[tab ?? ''] ?? 'relevance')
