import type { BusinessSummary } from '@portal/domain/contract'
import { sql, type Expression, type SelectQueryBuilder, type SqlBool } from 'kysely'
import type { Database } from '#db/database.ts'
import { withoutIndex } from '#db/functions.ts'
import { toJsonArrayBytes } from '#db/json.ts'
import type { ReadTime } from '#db/version.ts'
import type { Reads, Store, PreparedRead } from '#db/engine/store.ts'
import type { Page } from '#db/pagination.ts'
import { toJsonBytes, type JsonBytes } from '#shared/json.ts'
import { cardAt } from '#features/businesses/featured.repository.ts'
import type { Filter } from '#features/businesses/filter.ts'
import { FILTER_FLAGS } from '#features/businesses/filter-flags.ts'
import {
  ANY_KEYS,
  hasAnyFlag,
  isOpenBy,
  toRowFilter,
  type RowFilter,
} from '#features/businesses/filter.repository.ts'
import type { FindOpenKeys } from '#features/businesses/openings.repository.ts'
import { isPublic } from '#features/businesses/visibility.repository.ts'

export const ORDERS = ['relevance', 'newest', 'rating', 'name'] as const
export type ListOrder = (typeof ORDERS)[number]

/** The row after which a page begins, newest first. */
export interface Position {
  readonly createdAt: number
  readonly id: number
}

export interface Cards {
  readonly json: JsonBytes<BusinessSummary[]>
  readonly rows: number
  /** The position of the last row; null without rows. */
  readonly last: Position | null
}

/** Which parameters the statement of a list uses: each shape is compiled once. */
interface Shape {
  readonly order: ListOrder
  readonly place: 'country' | 'province' | null
  /** With an index of its own, which carries place and trade. */
  readonly town: boolean
  readonly trade: 'category' | 'industry' | null
  /** A flag with an index of its own, which can't be combined with a trade or a town. */
  readonly indexedFlag: 'is_featured' | 'is_verified' | null
  readonly featured: boolean
  readonly hasFlags: boolean
  readonly hasTypeFlags: boolean
  readonly hasDeliveryFlags: boolean
  readonly hasPayFlags: boolean
  readonly isOpen: boolean
  readonly since: boolean
  readonly after: boolean
}

/** The values that the filters of a list bind. */
export type FilterParams = RowFilter & {
  country: string
  province: string
  category: string
  industry: string
}
type ListParams = FilterParams & { createdAt: number; id: number; limit: number; offset: number }

interface CardsRow {
  json: JsonBytes<BusinessSummary[]>
  rows: number
  /** As in cursors, separated by commas. */
  positions: string | null
}

export interface Lists {
  read(filter: Filter, order: ListOrder, page: Page, at: ReadTime, after?: Position): Promise<Cards>
}

/** Lists of cards; each statement is compiled when its shape is first used. */
export function createLists({ read, prepare }: Reads, findOpenKeys: FindOpenKeys): Lists {
  const lists = new Map<string, PreparedRead<ListParams, CardsRow>>()
  const getList = (shape: Shape) =>
    memoizeByShape(lists, shape, () => prepare((param: ListParams) => buildListQuery({ read }, shape, param)))

  return {
    async read(filter, order, page, at, after) {
      const shape = toShape(filter, order, after !== undefined)
      const { createdAt, id } = after ?? START
      const { limit, offset } = page
      const { json: openKeys } = filter.isOpen ? await findOpenKeys(at) : ANY_OPEN
      const params = { ...toFilterParams(filter, at.now, openKeys), createdAt, id, limit, offset }
      return toCards(await getList(shape).get(params))
    },
  }
}

const toCards = ({ json, rows, positions }: CardsRow = EMPTY): Cards => ({
  json,
  rows,
  last: getLastPosition(positions),
})

function memoizeByShape<Value>(values: Map<string, Value>, shape: Shape, make: () => Value): Value {
  const key = Object.values(shape).join(' ')
  const cached = values.get(key)
  if (cached !== undefined) return cached
  const value = make()
  values.set(key, value)
  return value
}

const EMPTY: CardsRow = { json: toJsonBytes<BusinessSummary[]>([]), rows: 0, positions: null }
const ANY_OPEN = { json: ANY_KEYS }
const START: Position = { createdAt: 0, id: 0 }

const getLastPosition = (positions: string | null): Position | null =>
  positions === null ? null : parsePosition(positions.slice(positions.lastIndexOf(',') + 1))

/** Parses a cursor such as `1763600000000-17`. */
export function parsePosition(cursor: string): Position {
  const end = cursor.lastIndexOf('-')
  return { createdAt: Number(cursor.slice(0, end)), id: Number(cursor.slice(end + 1)) }
}

const toFilterParams = (filter: Filter, now: number, openKeys: string): FilterParams => ({
  ...toRowFilter(filter, now, openKeys),
  country: filter.country ?? '',
  province: filter.province ?? '',
  category: filter.category ?? '',
  industry: filter.industry ?? '',
})

/** The flag that each index covers. */
const FLAGS_OF_INDEX = {
  is_featured: FILTER_FLAGS.featured,
  is_verified: FILTER_FLAGS.verified,
  none: 0,
} as const

const findIndexedFlag = (filterFlags: number): Shape['indexedFlag'] =>
  (filterFlags & FILTER_FLAGS.featured) !== 0
    ? 'is_featured'
    : (filterFlags & FILTER_FLAGS.verified) !== 0
      ? 'is_verified'
      : null

export function toShape(filter: Filter, order: ListOrder, after: boolean): Shape {
  const trade = filter.category ? 'category' : filter.industry ? 'industry' : null
  const town = filter.town !== undefined
  const indexedFlag = trade || town ? null : findIndexedFlag(filter.filterFlags)
  return {
    order,
    place: filter.province ? 'province' : filter.country ? 'country' : null,
    town,
    trade,
    indexedFlag,
    featured: (filter.filterFlags & FILTER_FLAGS.featured) !== 0,
    hasFlags: (filter.filterFlags & ~FLAGS_OF_INDEX[indexedFlag ?? 'none']) !== 0,
    hasTypeFlags: filter.typeFlags !== 0,
    hasDeliveryFlags: filter.deliveryFlags !== 0,
    hasPayFlags: filter.payFlags !== 0,
    isOpen: filter.isOpen === true,
    since: filter.since !== undefined,
    after,
  }
}

type Businesses<Selected> = SelectQueryBuilder<Database, 'businesses', Selected>
type Reader = Pick<Store, 'read'>

/** The cards of a page, joined into a JSON array by the database. */
export function buildListQuery({ read }: Reader, shape: Shape, param: ListParams) {
  const cards = read.selectFrom('businesses').select(['id', 'created_at', cardAt(param.now).as('card')])
  let page = applyFilter(cards, shape, param)
  if (shape.after) page = page.where(sql<SqlBool>`(created_at, id) < (${param.createdAt}, ${param.id})`)
  return read
    .selectFrom(applyOrder(page, shape.order).limit(param.limit).offset(param.offset).as('page'))
    .select((eb) => [
      toJsonArrayBytes(eb.ref('card')).as('json'),
      eb.fn.countAll<number>().as('rows'),
      sql<string | null>`string_agg(created_at || '-' || id, ',')`.as('positions'),
    ])
}

function applyFilter<Selected>(
  rows: Businesses<Selected>,
  shape: Shape,
  param: FilterParams,
): Businesses<Selected> {
  const conditions: Expression<SqlBool>[] = [isPublic(param.now)]
  // Keeps the planner on the index of the town.
  const getColumn = (name: string) => (shape.town ? withoutIndex(sql.ref(name)) : sql.ref(name))
  if (shape.town) conditions.push(sql`town = ${param.town}`)
  if (shape.place) conditions.push(sql`${getColumn(shape.place)} = ${param[shape.place]}`)
  if (shape.trade) conditions.push(sql`${getColumn(shape.trade)} = ${param[shape.trade]}`)
  if (shape.indexedFlag) conditions.push(sql`${sql.ref(shape.indexedFlag)} = 1`)
  if (shape.featured) conditions.push(sql`+featured_until > ${param.now}`)
  if (shape.hasFlags) conditions.push(sql`(filter_flags & ${param.filterFlags}) = ${param.filterFlags}`)
  if (shape.hasTypeFlags) conditions.push(hasAnyFlag(param.typeFlags))
  if (shape.hasDeliveryFlags) conditions.push(hasAnyFlag(param.deliveryFlags))
  if (shape.hasPayFlags) conditions.push(hasAnyFlag(param.payFlags))
  if (shape.isOpen) conditions.push(isOpenBy(param.openKeys))
  if (shape.since)
    conditions.push(
      shape.order === 'newest' ? sql`created_at > ${param.since}` : sql`+created_at > ${param.since}`,
    )
  return rows.where((eb) => eb.and(conditions))
}

function applyOrder<Selected>(rows: Businesses<Selected>, order: ListOrder): Businesses<Selected> {
  switch (order) {
    case 'relevance':
      return rows.orderBy('prior', 'desc').orderBy('id', 'desc')
    case 'newest':
      return rows.orderBy('created_at', 'desc').orderBy('id', 'desc')
    case 'rating':
      return rows.orderBy('rating_score', 'desc').orderBy('id', 'desc')
    case 'name':
      return rows.orderBy('sort_name').orderBy('id')
  }
}
