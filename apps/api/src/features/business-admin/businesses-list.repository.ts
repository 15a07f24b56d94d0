import type { BusinessStatus } from '@portal/domain/business'
import type { AdminBusinessSort } from '@portal/domain/contract'
import { PORTAL_TIME_ZONE } from '@portal/domain/place'
import { DAY, toLocalDay } from '@portal/domain/shared'
import { sql, type Expression, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import type { Database } from '#db/database.ts'
import { containsText, withoutIndex } from '#db/functions.ts'
import type { Page } from '#db/pagination.ts'
import { isFeatured } from '#features/businesses/featured.repository.ts'
import type { Filter } from '#features/businesses/filter.ts'

/** The filter of the administrators' list. */
export interface AdminFilter extends Pick<Filter, 'country' | 'province' | 'category'> {
  readonly state?: BusinessStatus
  readonly tier?: number
  readonly isVerified?: boolean
  readonly isFeatured?: boolean
  readonly isIncomplete?: boolean
  /** Folded words, all of which the texts of a business or its owner contain. */
  readonly words: readonly string[]
}

/** The row after which a batch begins, newest first. */
export interface AdminPosition {
  readonly created_at: number
  readonly id: number
}

type Db = Kysely<Database>

// A plus before a number, and `withoutIndex` for texts, keep the planner on the one index with every column, so that
// rows are not read.

const column = {
  status: withoutIndex(sql.ref('status')),
  country: withoutIndex(sql.ref('country')),
  province: withoutIndex(sql.ref('province')),
  category: withoutIndex(sql.ref('category')),
}

const approvedAnd = (condition: RawBuilder<unknown>) =>
  sql<SqlBool>`+removed_at is null and ${column.status} = 'approved' and ${condition}`

/** The rule of `getBusinessStatus` in the domain, as SQL. */
const STATES: Readonly<Record<BusinessStatus, (now: number) => RawBuilder<SqlBool>>> = {
  removed: () => sql`+removed_at is not null`,
  pending: () => sql`+removed_at is null and ${column.status} = 'pending'`,
  rejected: () => sql`+removed_at is null and ${column.status} = 'rejected'`,
  suspended: () => approvedAnd(sql`suspended_at is not null`),
  paused: () => approvedAnd(sql`suspended_at is null and paused_at is not null`),
  expired: (now) => approvedAnd(sql`suspended_at is null and paused_at is null and +public_until <= ${now}`),
  live: (now) => approvedAnd(sql`suspended_at is null and paused_at is null and +public_until > ${now}`),
}

const hasAllWords = (text: RawBuilder<string>, words: readonly string[]) =>
  sql<SqlBool>`(${sql.join(
    words.map((word) => containsText(text, word)),
    sql` and `,
  )})`

/** Names of accounts are compared without their case, but with their accents. */
const matchesWords = (words: readonly string[]) => sql<SqlBool>`(${hasAllWords(sql`admin_text`, words)}
  or owner_id in (select id from users
    where ${hasAllWords(sql`lower(first_name || ' ' || last_name || ' ' || email)`, words)}))`

function toConditions(filter: AdminFilter, now: number): Expression<SqlBool>[] {
  const { country, province, category, state, tier, words } = filter
  const conditions: Expression<SqlBool>[] = [state ? STATES[state](now) : sql`+removed_at is null`]
  if (country !== undefined) conditions.push(sql`${column.country} = ${country}`)
  if (province !== undefined) conditions.push(sql`${column.province} = ${province}`)
  if (category !== undefined) conditions.push(sql`${column.category} = ${category}`)
  if (tier !== undefined) conditions.push(sql`+tier = ${tier}`)
  if (filter.isVerified !== undefined) conditions.push(sql`+is_verified = ${filter.isVerified ? 1 : 0}`)
  if (filter.isFeatured !== undefined)
    conditions.push(filter.isFeatured ? isFeatured(now) : sql`not ${isFeatured(now)}`)
  if (filter.isIncomplete !== undefined)
    conditions.push(filter.isIncomplete ? sql`completeness < 100` : sql`completeness = 100`)
  if (words.length > 0) conditions.push(matchesWords(words))
  return conditions
}

const selectMatching = (db: Db, filter: AdminFilter, now: number) =>
  db.selectFrom('businesses').where((eb) => eb.and(toConditions(filter, now)))

const VIEWS_PERIOD = 29 * DAY

/** Views in the last 30 days, by the clock of Honiara. */
const countViews = (now: number) => sql<number>`(
  select coalesce(sum(count), 0) from business_engagement
  where business_id = businesses.id and kind = 'view' and day >= ${toLocalDay(now - VIEWS_PERIOD, PORTAL_TIME_ZONE)})`

const getOrders = (now: number): Readonly<Record<AdminBusinessSort, RawBuilder<unknown>>> => ({
  newest: sql`created_at desc, id desc`,
  name: sql`sort_name, id`,
  expiring: sql`public_until, id`,
  'least-complete': sql`completeness, id`,
  'most-viewed': sql`${countViews(now)} desc, id desc`,
})

export const buildIdsQuery = (
  db: Db,
  filter: AdminFilter,
  sort: AdminBusinessSort,
  { limit, offset }: Page,
  now: number,
) => selectMatching(db, filter, now).select('id').orderBy(getOrders(now)[sort]).limit(limit).offset(offset)

export const buildTotalQuery = (db: Db, filter: AdminFilter, now: number) =>
  selectMatching(db, filter, now).select(({ fn }) => fn.countAll<number>().as('total'))

/** The ids of a page, read from the index alone. */
export async function findMatchingIds(
  db: Db,
  ...[filter, sort, page, now]: [AdminFilter, AdminBusinessSort, Page, number]
): Promise<number[]> {
  const rows = await buildIdsQuery(db, filter, sort, page, now).execute()
  return rows.map(({ id }) => id)
}

export async function countMatching(db: Db, filter: AdminFilter, now: number): Promise<number> {
  return (await buildTotalQuery(db, filter, now).executeTakeFirstOrThrow()).total
}

/** The next ids after a position, newest first: reads a list of any length in batches. */
export const findMatchingAfter = (
  db: Db,
  filter: AdminFilter,
  after: AdminPosition | undefined,
  { limit, now }: { readonly limit: number; readonly now: number },
): Promise<AdminPosition[]> => {
  let rows = selectMatching(db, filter, now).select(['created_at', 'id'])
  if (after) rows = rows.where(sql<SqlBool>`(created_at, id) < (${after.created_at}, ${after.id})`)
  return rows.orderBy(getOrders(now).newest).limit(limit).execute()
}

/** The listed columns of some businesses, with their owners; in no particular order. */
export const findListed = (db: Db, ids: readonly number[], now: number) =>
  db
    .selectFrom('businesses')
    .leftJoin('users', 'users.id', 'businesses.owner_id')
    .select([
      'businesses.id',
      'name',
      'slug',
      'category',
      'country',
      'province',
      'status',
      'businesses.suspended_at',
      'paused_at',
      'removed_at',
      'public_until',
      'tier',
      'is_verified',
      'is_featured',
      'featured_until',
      'completeness',
      'is_sample',
      'businesses.created_at',
      'owner_id',
      'users.email as owner_email',
      'phone',
      'businesses.email',
      'website',
      'reference',
      'business_license',
      'owner_name',
    ])
    .select(sql<string | null>`trim(users.first_name || ' ' || users.last_name)`.as('account_name'))
    .select(countViews(now).as('views'))
    .where('businesses.id', 'in', ids)
    .execute()

export type ListedRow = Awaited<ReturnType<typeof findListed>>[number]
