import type { BusinessSummary } from '@portal/domain/contract'
import type { CountryCode } from '@portal/domain/place'
import { sql, type RawBuilder } from 'kysely'
import { isMatchText } from '#db/functions.ts'
import { isNumberIn, toJsonArray, numbersIn } from '#db/json.ts'
import type { Reads, Store } from '#db/engine/store.ts'
import type { Page } from '#db/pagination.ts'
import type { Match } from '#db/search/match.ts'
import { toJson, type Json } from '#shared/json.ts'
import { CARD } from '#features/businesses/businesses.repository.ts'
import { cardAt } from '#features/businesses/featured.repository.ts'
import { matchesRow, type RowFilter } from '#features/businesses/filter.repository.ts'
import { isExpired } from '#features/businesses/visibility.repository.ts'

type Reader = Reads
type Texts = Pick<Store, 'fullText'>

/**
 * Weights of name, category, place, description, what it offers, other spellings of the name and of the rest; filter
 * tokens have none.
 */
const WEIGHTS = [10, 5, 3, 1, 2, 10, 1, 0]

/** A business as a suggestion names it. */
export interface NamedBusiness {
  readonly name: string
  readonly slug: string
  readonly country: CountryCode
  readonly category: string
}

/** Matches are sorted by relevance, or as lists are. */
export type SearchOrder = 'relevance' | 'newest' | 'rating' | 'name'

/** Full text over the names of public businesses. */
export const createNameIndex = ({ fullText }: Texts) =>
  fullText<{ now: number }>({ index: 'business_names', weights: [1, 1], where: isNotExpired })

/** Full text over all that public businesses say. */
export const createTextIndex = ({ fullText }: Texts) =>
  fullText<{ now: number }>({ index: 'business_search', weights: WEIGHTS, where: isNotExpired })

/** The same, narrowed to rows that pass a filter. */
export const createFilteredTextIndex = ({ fullText }: Texts) =>
  fullText<RowFilter>({
    index: 'business_search',
    weights: WEIGHTS,
    where: (rowid, param) =>
      sql`exists (select 1 from businesses where id = ${rowid} and ${matchesRow(param)})`,
  })

/** The indexes contain all listed businesses, few of which have expired. */
const isNotExpired = (rowid: RawBuilder<number>, { now }: { now: number }) =>
  sql<boolean>`${rowid} not in (select id from businesses where ${isExpired(now)})`

/** Found ids are already in order of relevance. */
const ORDER_BY: Readonly<Record<SearchOrder, RawBuilder<unknown>>> = {
  relevance: sql`found.key`,
  newest: sql`created_at desc, businesses.id desc`,
  rating: sql`rating_score desc, businesses.id desc`,
  name: sql`sort_name, businesses.id`,
}

interface CardsRow {
  json: Json<BusinessSummary[]>
}

const NONE = toJson<BusinessSummary[]>([])

/** The cards of found ids, in one of the orders. */
export function createCardReader({ read, prepare }: Reader, order: SearchOrder) {
  const cards = prepare<{ ids: string; now: number } & Page, CardsRow>((param) => {
    const query = sql<CardsRow>`
      select ${toJsonArray(CARD)} as json from (
        select ${cardAt(param.now)} as card from ${numbersIn(param.ids)} as found cross join businesses
        where businesses.id = found.value order by ${ORDER_BY[order]} limit ${param.limit} offset ${param.offset}
      ) as cards`
    return { compile: () => query.compile(read) }
  })
  return async (ids: readonly number[], now: number, page: Page): Promise<Json<BusinessSummary[]>> =>
    (await cards.get({ ids: JSON.stringify(ids), now, ...page }))?.json ?? NONE
}

/** The cards of a match too large to sort: scans businesses in order and keeps those that match. */
export function createOrderedCardReader(
  { read, prepare, matchText }: Reader & Pick<Store, 'matchText'>,
  order: Exclude<SearchOrder, 'relevance'>,
) {
  const cards = prepare<RowFilter & { match: string } & Page, CardsRow>((param) => {
    const { now, match } = param
    const query = sql<CardsRow>`
        select ${toJsonArray(CARD)} as json from (
          select ${cardAt(now)} as card from businesses
          where ${matchesRow(param)}
            and ${isMatchText('business_search', sql`+businesses.id`, match)}
          order by ${ORDER_BY[order]} limit ${param.limit} offset ${param.offset}
        ) as cards`
    return { compile: () => query.compile(read) }
  })
  return async (match: Match, filter: RowFilter, page: Page): Promise<Json<BusinessSummary[]>> =>
    (await cards.get({ ...filter, match: matchText(match), ...page }))?.json ?? NONE
}

/** Reads what suggestions show of found ids, in the order of the ids. */
export function createNameReader({ read, prepare }: Reader) {
  const named = prepare<{ ids: string }, NamedBusiness>((param) => {
    const query = sql<NamedBusiness>`
      select name, slug, country, category
      from ${numbersIn(param.ids)} as found cross join businesses
      where businesses.id = found.value order by found.key`
    return { compile: () => query.compile(read) }
  })
  return (ids: readonly number[]) => named.all({ ids: JSON.stringify(ids) })
}

/** The addresses of found ids, the most frequent first. */
export function createAddressReader({ read, prepare }: Reader) {
  const addresses = prepare<{ ids: string }, { address: string }>((param) => {
    const query = sql<{ address: string }>`
      select address
      from ${numbersIn(param.ids)} as found cross join businesses
      where businesses.id = found.value and address is not null
      group by address order by count(*) desc, address`
    return { compile: () => query.compile(read) }
  })
  return async (ids: readonly number[]) => {
    const rows = await addresses.all({ ids: JSON.stringify(ids) })
    return rows.map(({ address }) => address)
  }
}

/** Reads the descriptions of businesses. */
export function createDescriptionReader({ read, prepare }: Reader) {
  const descriptions = prepare<{ ids: string }, { id: number; description: string }>(({ ids }) =>
    read
      .selectFrom('businesses')
      .select(['id', 'description'])
      .where((eb) => isNumberIn(eb.ref('id'), ids)),
  )
  return (ids: readonly number[]) => descriptions.all({ ids: JSON.stringify(ids) })
}
