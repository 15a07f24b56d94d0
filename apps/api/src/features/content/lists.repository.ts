import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import type { Database } from '#db/database.ts'
import { isOneOfFew } from '#db/functions.ts'
import { isOneOf, jsonListHas, jsonText, numbersIn } from '#db/json.ts'
import type { Reads, Store } from '#db/engine/store.ts'
import type { Page } from '#db/pagination.ts'
import { isHeld } from './events/event-holds.table.ts'
import { CONTENT_LIST_COLUMNS, type ContentKind, type ContentListRow } from './content.table.ts'
import { parseContentRow } from './parse-row.ts'
import { isApproved, isDatedAhead, isPublished } from './published.repository.ts'
import type { ContentFilter, Kind, ListRow, ListSegment, DetailRow } from './kinds/kind.ts'

/** One segment of a list: its kind, filter and time. */
export interface SegmentQuery {
  readonly kind: Pick<Kind, 'name' | 'countryFilter'>
  readonly filter: ContentFilter
  readonly segment: ListSegment
  /** Any of these; left out: all. */
  readonly ids?: readonly number[] | undefined
  readonly now: number
}

function selectMatching(db: Kysely<Database>, { kind, filter, segment, ids, now }: SegmentQuery) {
  let rows = db.selectFrom('content').where('kind', '=', kind.name).where(isPublished(now))
  const { country, province, categories, industry, featured, details = {} } = filter
  if (country && kind.countryFilter === 'location') rows = rows.where('country', '=', country)
  if (country && kind.countryFilter !== 'location')
    rows = rows.where((eb) => {
      const names = jsonListHas(eb.ref('countries'), country)
      return kind.countryFilter === 'mention-or-region' ? eb.or([names, eb('countries', '=', '[]')]) : names
    })
  if (province && kind.countryFilter === 'location') rows = rows.where('province', '=', province)
  if (categories) rows = rows.where('category', 'in', categories)
  if (industry) rows = rows.where('industry', '=', industry)
  if (featured !== undefined) rows = rows.where('is_featured', '=', featured ? 1 : 0)
  for (const [name, value] of Object.entries(details))
    rows = rows.where((eb) => eb(jsonText(eb.ref('details'), name), '=', value))
  if (ids) rows = rows.where((eb) => isOneOf(eb.ref('id'), ids))
  if (segment.endsAfter !== undefined) rows = rows.where('ends_at', '>', segment.endsAfter)
  if (segment.endsBy !== undefined) rows = rows.where('ends_at', '<=', segment.endsBy)
  if (segment.startsAfter !== undefined) rows = rows.where('starts_at', '>', segment.startsAfter)
  if (segment.publishedAfter !== undefined) rows = rows.where('published_at', '>', segment.publishedAfter)
  if (segment.isUndated) rows = rows.where('starts_at', 'is', null)
  const { zonedRanges } = segment
  if (zonedRanges) rows = rows.where(overlapsRange(zonedRanges))
  return rows
}

/** Whether an event overlaps the range of its time zone; the earliest bound narrows by the index. */
function overlapsRange(ranges: NonNullable<ListSegment['zonedRanges']>): RawBuilder<SqlBool> {
  const earliest = Math.min(...ranges.map(({ from }) => from))
  const inZone = ranges.map(
    ({ zone, from, until }) => sql`(time_zone = ${zone} and starts_at < ${until} and ends_at > ${from})`,
  )
  return sql<SqlBool>`content.ends_at > ${earliest} and (${sql.join(inZone, sql` or `)})`
}

const ORDERS: Readonly<
  Record<ListSegment['order'], readonly (readonly [keyof ContentListRow, 'asc' | 'desc'])[]>
> = {
  newest: [
    ['published_at', 'desc'],
    ['id', 'desc'],
  ],
  soonest: [
    ['starts_at', 'asc'],
    ['id', 'asc'],
  ],
  latest: [
    ['ends_at', 'desc'],
    ['id', 'desc'],
  ],
  closing: [
    ['ends_at', 'asc'],
    ['id', 'asc'],
  ],
  closed: [
    ['ends_at', 'desc'],
    ['id', 'desc'],
  ],
  title: [
    ['title', 'asc'],
    ['id', 'asc'],
  ],
}

const downloadCount =
  sql<number>`coalesce((select count from content_downloads where content_id = content.id), 0)`.as(
    'downloads',
  )

const countHeldAt = (now: number) =>
  sql<number>`(select count(*) from event_holds where event_id = content.id and ${isHeld(now)})`.as('held')

/** The query of a segment, in its order. */
export function buildSegmentQuery(db: Kysely<Database>, query: SegmentQuery, { limit, offset }: Page) {
  let rows = selectMatching(db, query).select(CONTENT_LIST_COLUMNS).select(downloadCount)
  for (const [column, direction] of ORDERS[query.segment.order]) rows = rows.orderBy(column, direction)
  return rows.limit(limit).offset(offset)
}

/** The query that counts a segment. */
export const buildCountQuery = (db: Kysely<Database>, query: SegmentQuery) =>
  selectMatching(db, query).select((eb) => eb.fn.countAll<number>().as('total'))

export async function findSegment<Name extends ContentKind>(
  db: Kysely<Database>,
  query: SegmentQuery & { readonly kind: Pick<Kind<Name>, 'name' | 'countryFilter'> },
  page: Page,
): Promise<ListRow<Name>[]> {
  const rows = await buildSegmentQuery(db, query, page).execute()
  return rows.map((row) => parseContentRow<Name, typeof row>(row))
}

export async function countSegment(db: Kysely<Database>, query: SegmentQuery): Promise<number> {
  const { total } = await buildCountQuery(db, query).executeTakeFirstOrThrow()
  return total
}

/** Published content of a kind, by slug, or by id where the text is digits only. */
export async function findDetailRow<Name extends ContentKind>(
  db: Kysely<Database>,
  name: Name,
  idOrSlug: string,
  now: number,
): Promise<DetailRow<Name> | undefined> {
  const row = await db
    .selectFrom('content')
    .select([...CONTENT_LIST_COLUMNS, 'body', 'document'])
    .select(downloadCount)
    .select(countHeldAt(now))
    .where('kind', '=', name)
    .where((eb) => (/^\d+$/.test(idOrSlug) ? eb('id', '=', Number(idOrSlug)) : eb('slug', '=', idOrSlug)))
    .where(isPublished(now))
    .executeTakeFirst()
  return row && parseContentRow<Name, typeof row>(row)
}

/** The content to search: with any end, or of a kind with an end within a range. */
export interface SearchScope {
  readonly kind: ContentKind | ''
  readonly now: number
  readonly anyEnd: 0 | 1
  readonly endsAfter: number
  readonly endsBy: number
}

/** Full-text search over published content. Few rows are dated ahead, and open ones are found by their index. */
export const createContentText = ({ fullText }: Pick<Store, 'fullText'>) =>
  fullText<{ [Name in keyof SearchScope]: SearchScope[Name] }>({
    index: 'content_search',
    weights: [8, 4, 3, 1, 0],
    where: (rowid, { kind, now, anyEnd, endsAfter, endsBy }) => sql`
      ${rowid} not in (select id from content where ${isDatedAhead(now)})
      and (${anyEnd} = 1 or ${rowid} in (
        select id from content
        where ${isApproved} and kind = ${kind} and ends_at > ${endsAfter} and ends_at <= ${endsBy}
      ))`,
  })

/** Rows by their ids, in no particular order. */
export type ReadRowsByIds = <Name extends ContentKind>(ids: readonly number[]) => Promise<ListRow<Name>[]>

export function createRowsByIds({ read, prepare }: Reads): ReadRowsByIds {
  const byIds = prepare(({ ids }: { readonly ids: string }) =>
    read
      .selectFrom('content')
      .select(CONTENT_LIST_COLUMNS)
      .select(downloadCount)
      .where((eb) => isOneOfFew(eb.ref('id'), sql`select value from ${numbersIn(ids)} as listed`)),
  )
  return async <Name extends ContentKind>(ids: readonly number[]) => {
    // Most searches find no tender or event, and then need no query.
    if (ids.length === 0) return []
    const rows = await byIds.all({ ids: JSON.stringify(ids) })
    return rows.map((row) => parseContentRow<Name, typeof row>(row))
  }
}
