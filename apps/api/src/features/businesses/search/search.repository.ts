import type { CountryCode } from '@portal/domain/place'
import { sql, type RawBuilder } from 'kysely'
import { MOST_REORDERED, openFullText } from '#db/engine/full-text.ts'
import { jsonArrayOf } from '#db/engine/json.ts'
import type { Store } from '#db/engine/open-store.ts'
import type { Page } from '#db/pagination.ts'
import { prepareRead } from '#db/engine/prepared-read.ts'
import { matchOf, matchTyped, matchTypedPlace, matchWord } from '#db/search/match.ts'
import { hasRunOut, isPublic } from '#db/visibility.ts'
import type { Filter } from '../listing/filter.ts'
import type { Order } from '../listing/lists.repository.ts'
import { distance, type Spot } from '../listing/near.repository.ts'

/** Name, category, place, description; the filters' tokens weigh nothing. */
const WEIGHTS = [10, 5, 3, 1, 0]

export interface FoundCards {
  /** A JSON array of BusinessSummary. */
  readonly json: string
  readonly total: number
}

/** A listing as a suggestion names it. */
export interface Named {
  readonly name: string
  readonly slug: string
  readonly country: CountryCode
  readonly category: string
}

export interface BusinessSearch {
  /** Listings that hold every word, the best match first or in another order. */
  find(text: string, filter: Filter, order: FoundOrder, page: Page, now: number, spot?: Spot): FoundCards
  /** Whether any listing holds this word, or one that begins so. */
  finds(word: string, now: number): boolean
  /** Whether any listing holds exactly this word. */
  holds(word: string, now: number): boolean
  /** Listings whose name goes on as a half-typed text does. */
  suggest(typed: string, now: number, most: number): Named[]
  /** Addresses of listings whose place goes on as a half-typed text does, the most frequent first. */
  addresses(typed: string, now: number): string[]
}

/** What matches is put in order by relevance, by distance from a spot, or as lists are. */
export type FoundOrder = Order | 'relevance' | 'near'

/** Listings whose addresses are read for the towns that a half-typed text may mean. */
const MOST_ADDRESSED = 200

/** What is asked of the row beside the match. */
type RowFilter = { now: number; filterFlags: number; typeFlags: number; since: number }

const NOTHING: FoundCards = { json: '[]', total: 0 }

/** Full text over listings. Place and trade are part of what is matched; filter flags are checked in the row. */
export function openBusinessSearch(store: Pick<Store, 'read' | 'readSqlite'>): BusinessSearch {
  const names = openFullText<{ now: number }>(store, {
    index: 'business_names',
    weights: [1],
    where: (rowid, { now }) => sql`${rowid} not in (select id from businesses where ${hasRunOut(now)})`,
  })
  const named = openNamed(store)
  const addressesOf = openAddresses(store)
  const cards = {
    relevance: openCards(store, 'relevance'),
    near: openCards(store, 'near'),
    newest: openCards(store, 'newest'),
    rating: openCards(store, 'rating'),
    name: openCards(store, 'name'),
  }
  const walks = {
    near: openWalk(store, 'near'),
    newest: openWalk(store, 'newest'),
    rating: openWalk(store, 'rating'),
    name: openWalk(store, 'name'),
  }
  const all = openFullText<{ now: number }>(store, {
    index: 'business_search',
    weights: WEIGHTS,
    where: (rowid, { now }) => sql`${rowid} not in (select id from businesses where ${hasRunOut(now)})`,
  })
  const filtered = openFullText<RowFilter>(store, {
    index: 'business_search',
    weights: WEIGHTS,
    where: (rowid, { now, filterFlags, typeFlags, since }) => sql`exists (
      select 1 from businesses
      where id = ${rowid} and ${isPublic(now)} and (filter_flags & ${filterFlags}) = ${filterFlags}
        and (${typeFlags} = 0 or (filter_flags & ${typeFlags}) <> 0) and created_at > ${since})`,
  })

  return {
    find(text, filter, order, page, now, spot) {
      const match = matchOf(text, filter)
      if (match === null) return NOTHING
      const { filterFlags, typeFlags, since = -1 } = filter
      const isFiltered = filterFlags !== 0 || typeFlags !== 0 || since >= 0
      const index = isFiltered ? filtered : all
      const params = { now, filterFlags, typeFlags, since }
      if (order === 'relevance') {
        const { ids, total } = index.best(match, page, params)
        return { json: cards.relevance(ids, { limit: page.limit, offset: 0 }), total }
      }
      const total = index.count(match, params)
      if (total > MOST_REORDERED) return { json: walks[order](match, params, page, spot), total }
      return { json: cards[order](index.some(match, params), page, spot), total }
    },
    finds(word, now) {
      const match = matchOf(word)
      return match !== null && all.count(match, { now }, 1) > 0
    },
    holds: (word, now) => all.count(matchWord(word), { now }, 1) > 0,
    suggest(typed, now, most) {
      const match = matchTyped(typed)
      return match === null ? [] : named(names.best(match, { limit: most, offset: 0 }, { now }).ids)
    },
    addresses(typed, now) {
      const match = matchTypedPlace(typed)
      return match === null ? [] : addressesOf(all.some(match, { now }, MOST_ADDRESSED))
    },
  }
}

/** Ids as they were found are in the order of relevance. */
const ORDER_BY: Readonly<Record<FoundOrder, (spot: Spot) => RawBuilder<unknown>>> = {
  relevance: () => sql`found.key`,
  near: (spot) => sql`${distance(spot)}, businesses.id`,
  newest: () => sql`created_at desc, businesses.id desc`,
  rating: () => sql`rating_score desc, businesses.id desc`,
  name: () => sql`sort_name, businesses.id`,
}

const NOWHERE: Spot = { latitude: 0, longitude: 0 }

/** The cards of found ids, in one of the orders. */
function openCards({ read, readSqlite }: Pick<Store, 'read' | 'readSqlite'>, order: FoundOrder) {
  const cards = prepareRead<{ ids: string } & Page & Spot, { json: string }>(readSqlite, (param) => {
    const query = sql<{ json: string }>`
      select ${jsonArrayOf(sql.ref('card'))} as json from (
        select card from json_each(${param.ids}) as found cross join businesses on businesses.id = found.value
        order by ${ORDER_BY[order](param)} limit ${param.limit} offset ${param.offset}
      )`
    return { compile: () => query.compile(read) }
  })
  return (ids: readonly number[], page: Page, spot: Spot = NOWHERE) =>
    cards.get({ ids: JSON.stringify(ids), ...page, ...spot })?.json ?? '[]'
}

/**
 * The cards of a match that is too large to be sorted: listings are walked in the order that is asked for, and those
 * that match are taken.
 */
function openWalk(
  { read, readSqlite }: Pick<Store, 'read' | 'readSqlite'>,
  order: Exclude<FoundOrder, 'relevance'>,
) {
  const cards = prepareRead<RowFilter & { match: string } & Page & Spot, { json: string }>(
    readSqlite,
    (param) => {
      const { now, match, filterFlags, typeFlags, since } = param
      const query = sql<{ json: string }>`
        select ${jsonArrayOf(sql.ref('card'))} as json from (
          select card from businesses
          where ${isPublic(now)} and (filter_flags & ${filterFlags}) = ${filterFlags}
            and (${typeFlags} = 0 or (filter_flags & ${typeFlags}) <> 0) and +created_at > ${since}
            and +businesses.id in (select rowid from business_search where business_search match ${match})
          order by ${ORDER_BY[order](param)} limit ${param.limit} offset ${param.offset}
        )`
      return { compile: () => query.compile(read) }
    },
  )
  return (match: string, params: RowFilter, page: Page, spot: Spot = NOWHERE) =>
    cards.get({ ...params, match, ...page, ...spot })?.json ?? '[]'
}

/** What suggestions say of found ids, in the order in which they were found. */
function openNamed({ read, readSqlite }: Pick<Store, 'read' | 'readSqlite'>) {
  const named = prepareRead<{ ids: string }, Named>(readSqlite, (param) => {
    const query = sql<Named>`
      select name, slug, country, category
      from json_each(${param.ids}) as found cross join businesses on businesses.id = found.value
      order by found.key`
    return { compile: () => query.compile(read) }
  })
  return (ids: readonly number[]) => named.all({ ids: JSON.stringify(ids) })
}

/** The addresses of found ids, the most frequent first. */
function openAddresses({ read, readSqlite }: Pick<Store, 'read' | 'readSqlite'>) {
  const addresses = prepareRead<{ ids: string }, { address: string }>(readSqlite, (param) => {
    const query = sql<{ address: string }>`
      select address
      from json_each(${param.ids}) as found cross join businesses on businesses.id = found.value
      where address is not null
      group by address order by count(*) desc, address`
    return { compile: () => query.compile(read) }
  })
  return (ids: readonly number[]) => addresses.all({ ids: JSON.stringify(ids) }).map(({ address }) => address)
}
