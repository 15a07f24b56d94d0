import { averageRating, toOpeningPattern } from '@portal/domain/business'
import type { Hours } from '@portal/domain/contract'
import type { CountryCode, ProvinceCode } from '@portal/domain/place'
import { sql, type Kysely } from 'kysely'
import { textKey } from '#shared/text-key.ts'
import { createListIndex, createListIndexes } from '../../list-indexes.ts'

/**
 * What lists filter by beside place and trade: more flags than the counters tell apart, the town, and when a business is
 * open. Changed businesses are noted, so that what a process holds of them can follow.
 */
export const filterColumns = {
  async up<Tables>(db: Kysely<Tables>) {
    const run = (statement: string) => sql.raw(statement).execute(db)
    // SQLite rewrites the triggers and indexes that name it.
    await run('alter table businesses rename column filter_flags to counted_flags')
    await run('alter table business_counts rename column filter_flags to counted_flags')
    await run('alter table businesses add column filter_flags integer not null default 0')
    await run('alter table businesses add column opening text')
    await run('alter table businesses add column opening_key integer not null default 0')
    await derive(db)
    const { rows } = await sql<{ name: string }>`
      select name from sqlite_schema
      where type = 'index' and tbl_name = 'businesses' and instr(sql, 'counted_flags') and name <> 'businesses_expiry'
    `.execute(db)
    for (const { name } of rows) await run(`drop index ${name}`)
    for (const index of INDEXES) await run(index)
    for (const statement of [...OPENING_PATTERNS, ...CHANGES]) await run(statement)
  },
}

/** Every different text of `opening`, once. */
const OPENING_PATTERNS = [
  `create table opening_patterns (
    id integer primary key autoincrement,
    key integer not null unique,
    pattern text not null
  ) strict`,
  `insert or ignore into opening_patterns (key, pattern)
   select opening_key, opening from businesses where opening is not null`,
  ...['insert', 'update of opening'].map(
    (event) => `create trigger opening_patterns_${event.split(' ')[0]} after ${event} on businesses
    when new.opening is not null
    begin insert or ignore into opening_patterns (key, pattern) values (new.opening_key, new.opening); end`,
  ),
]

/** One row of a business, with a new id at each change that the public may see. */
const CHANGES = [
  `create table business_changes (
    id integer primary key autoincrement,
    business_id integer not null unique
  ) strict`,
  `create trigger changes_business_insert after insert on businesses when new.listed = 1
   begin insert or replace into business_changes (business_id) values (new.id); end`,
  `create trigger changes_business_update after update on businesses when old.listed = 1 or new.listed = 1
   begin insert or replace into business_changes (business_id) values (new.id); end`,
  `create trigger changes_business_delete after delete on businesses when old.listed = 1
   begin insert or replace into business_changes (business_id) values (old.id); end`,
]

const ORDERS = {
  relevance: ['prior desc', 'id desc'],
  newest: ['created_at desc', 'id desc'],
  rating: ['rating_score desc', 'id desc'],
  name: ['sort_name', 'id'],
} as const

const CARRIED = ['public_until', 'filter_flags', 'created_at', 'opening_key'] as const

const INDEXES: readonly string[] = [
  ...createListIndexes({ orders: ORDERS, carried: CARRIED }),
  // A town has few businesses: an index of its own finds them, and carries the rest of place and trade.
  ...Object.entries(ORDERS).map(([order, by]) =>
    createListIndex(
      `town_${order}`,
      ['town', ...by, 'country', 'province', 'category', 'industry'],
      CARRIED,
      'listed = 1 and town is not null',
    ),
  ),
]

interface OldRow {
  id: number
  country: CountryCode
  province: ProvinceCode | null
  address: string | null
  hours: string | null
  temporarily_closed: 0 | 1
  temporarily_closed_until: string | null
  images: string
  rating_sum: number
  review_count: number
  counted_flags: number
}

const ROWS_AT_ONCE = 500

async function derive<Tables>(db: Kysely<Tables>): Promise<void> {
  let last = 0
  for (;;) {
    const { rows } = await sql<OldRow>`
      select id, country, province, address, hours, temporarily_closed, temporarily_closed_until, images, rating_sum,
        review_count, counted_flags
      from businesses where id > ${last} order by id limit ${ROWS_AT_ONCE}`.execute(db)
    for (const row of rows) {
      const opening = openingOf(row)
      await sql`
        update businesses
        set filter_flags = ${flagsOf(row)}, opening = ${opening},
          opening_key = ${opening === null ? 0 : textKey(opening)}
        where id = ${row.id}`.execute(db)
    }
    if (rows.length < ROWS_AT_ONCE) return
    last = rows.at(-1)?.id ?? last
  }
}

const openingOf = (row: OldRow): string | null =>
  toOpeningPattern({
    country: row.country,
    province: row.province,
    address: row.address,
    hours: row.hours === null ? null : (JSON.parse(row.hours) as Hours),
    temporarilyClosed: row.temporarily_closed === 1,
    temporarilyClosedUntil: row.temporarily_closed_until,
  })

function flagsOf({ counted_flags, images, rating_sum, review_count }: OldRow): number {
  const stars = averageRating(rating_sum, review_count) ?? 0
  return counted_flags + (images === '[]' ? 0 : 256) + (stars >= 3 ? 512 : 0) + (stars >= 4 ? 1024 : 0)
}
