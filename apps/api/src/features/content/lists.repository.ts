import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import type { Database } from '#db/database.ts'
import { openFullText } from '#db/engine/full-text.ts'
import { isOneOf, jsonListHas } from '#db/engine/json.ts'
import type { Store } from '#db/engine/open-store.ts'
import type { Page } from '#db/pagination.ts'
import {
  CONTENT_LIST_COLUMNS,
  type ContentKind,
  type ContentListRow,
  type ContentRow,
} from './content.table.ts'
import type { ContentFilter, Kind, ListRow, Part, DetailRow } from './kind.ts'

/** Of which kind, narrowed how, as part of which list, at which moment. */
export interface Wanted {
  readonly kind: Pick<Kind, 'name' | 'countries'>
  readonly filter: ContentFilter
  readonly part: Part
  /** Any of these; left out: all. */
  readonly ids?: readonly number[] | undefined
  readonly now: number
}

/** The one rule of what the public sees. The words are those of the partial indexes; the plus keeps the planner off the date. */
export const isPublished = (now: number): RawBuilder<SqlBool> =>
  sql<SqlBool>`content.status = 'approved' and +content.published_at <= ${now}`

function matching(db: Kysely<Database>, { kind, filter, part, ids, now }: Wanted) {
  let rows = db.selectFrom('content').where('kind', '=', kind.name).where(isPublished(now))
  const { country, province, categories, industry, featured, details = {} } = filter
  if (country && kind.countries === 'place') rows = rows.where('country', '=', country)
  if (country && kind.countries !== 'place')
    rows = rows.where((eb) => {
      const names = jsonListHas(eb.ref('countries'), country)
      return kind.countries === 'meant' ? eb.or([names, eb('countries', '=', '[]')]) : names
    })
  if (province && kind.countries === 'place') rows = rows.where('province', '=', province)
  if (categories) rows = rows.where('category', 'in', categories)
  if (industry) rows = rows.where('industry', '=', industry)
  if (featured !== undefined) rows = rows.where('is_featured', '=', featured ? 1 : 0)
  for (const [name, value] of Object.entries(details))
    rows = rows.where((eb) => eb(sql<string>`details ->> ${`$.${name}`}`, '=', value))
  if (ids) rows = rows.where((eb) => isOneOf(eb.ref('id'), ids))
  if (part.endsAfter !== undefined) rows = rows.where('ends_at', '>', part.endsAfter)
  if (part.endsBy !== undefined) rows = rows.where('ends_at', '<=', part.endsBy)
  if (part.startsAfter !== undefined) rows = rows.where('starts_at', '>', part.startsAfter)
  if (part.isUndated) rows = rows.where('starts_at', 'is', null)
  const { spans } = part
  if (spans) rows = rows.where(touchesSpan(spans))
  return rows
}

/** Whether something is on in the span of its zone; the outermost bound is one that the index knows. */
function touchesSpan(spans: NonNullable<Part['spans']>): RawBuilder<SqlBool> {
  const earliest = Math.min(...spans.map(({ from }) => from))
  const inZone = spans.map(
    ({ zone, from, until }) => sql`(time_zone = ${zone} and starts_at < ${until} and ends_at > ${from})`,
  )
  return sql<SqlBool>`content.ends_at > ${earliest} and (${sql.join(inZone, sql` or `)})`
}

const ORDERS: Readonly<Record<Part['order'], readonly (readonly [keyof ContentListRow, 'asc' | 'desc'])[]>> =
  {
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

const downloads =
  sql<number>`ifnull((select count from content_downloads where content_id = content.id), 0)`.as('downloads')

const heldAt = (now: number) =>
  sql<number>`(select count(*) from event_holds where event_id = content.id and held_until > ${now})`.as(
    'held',
  )

/** Part of a list, in its order, as a query. */
export function listQuery(db: Kysely<Database>, wanted: Wanted, { limit, offset }: Page) {
  let rows = matching(db, wanted).select(CONTENT_LIST_COLUMNS).select(downloads)
  for (const [column, direction] of ORDERS[wanted.part.order]) rows = rows.orderBy(column, direction)
  return rows.limit(limit).offset(offset)
}

/** How many a part of a list has, as a query. */
export const countQuery = (db: Kysely<Database>, wanted: Wanted) =>
  matching(db, wanted).select((eb) => eb.fn.countAll<number>().as('total'))

export async function findContent<Name extends ContentKind>(
  db: Kysely<Database>,
  wanted: Wanted & { readonly kind: Pick<Kind<Name>, 'name' | 'countries'> },
  page: Page,
): Promise<ListRow<Name>[]> {
  const rows = await listQuery(db, wanted, page).execute()
  return rows.map((row) => readRow<Name, typeof row>(row))
}

export async function countContent(db: Kysely<Database>, wanted: Wanted): Promise<number> {
  const { total } = await countQuery(db, wanted).executeTakeFirstOrThrow()
  return total
}

/** One of a kind that is published, by slug, or by id when the text is digits only. */
export async function findOneContent<Name extends ContentKind>(
  db: Kysely<Database>,
  name: Name,
  idOrSlug: string,
  now: number,
): Promise<DetailRow<Name> | undefined> {
  const row = await db
    .selectFrom('content')
    .select([...CONTENT_LIST_COLUMNS, 'body', 'document'])
    .select(downloads)
    .select(heldAt(now))
    .where('kind', '=', name)
    .where((eb) => (/^\d+$/.test(idOrSlug) ? eb('id', '=', Number(idOrSlug)) : eb('slug', '=', idOrSlug)))
    .where(isPublished(now))
    .executeTakeFirst()
  return row && readRow<Name, typeof row>(row)
}

/** A row with its JSON read; its `kind` says of which kind its details are. */
export const readRow = <Name extends ContentKind, Row extends Pick<ContentRow, 'countries' | 'details'>>(
  row: Row & { readonly kind: Name | ContentKind },
) => ({
  ...row,
  countries: JSON.parse(row.countries) as ListRow['countries'],
  details: JSON.parse(row.details) as ListRow<Name>['details'],
})

/** What is searched: of a kind, whatever its end, or what ends after one moment and not after another. */
export interface Span {
  readonly kind: ContentKind
  readonly now: number
  readonly whatever: 0 | 1
  readonly after: number
  readonly until: number
}

/** Full text over what is published. What is dated ahead is little; what is open is found by its index, once. */
export const openContentText = (store: Pick<Store, 'read' | 'readSqlite'>) =>
  openFullText<{ [Name in keyof Span]: Span[Name] }>(store, {
    index: 'content_search',
    weights: [8, 4, 3, 1, 0],
    where: (rowid, { kind, now, whatever, after, until }) => sql`
      ${rowid} not in (select id from content where status = 'approved' and published_at > ${now})
      and (${whatever} or ${rowid} in (
        select id from content
        where status = 'approved' and kind = ${kind} and ends_at > ${after} and ends_at <= ${until}
      ))`,
  })

/** Several by their ids, in no particular order. */
export async function findContentByIds<Name extends ContentKind>(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<ListRow<Name>[]> {
  const rows = await db
    .selectFrom('content')
    .select(CONTENT_LIST_COLUMNS)
    .select(downloads)
    .where((eb) => isOneOf(eb.ref('id'), ids))
    .execute()
  return rows.map((row) => readRow<Name, typeof row>(row))
}
