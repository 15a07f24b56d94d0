// cspell:ignore askings
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { SqliteStore } from '#db/engine/sqlite/open.ts'
import { oldStore } from '#test/old-store.ts'

const insert = (store: SqliteStore, slug: string, isFeatured: 0 | 1) =>
  sql`
  insert into businesses (slug, status, tier, is_featured, is_verified, country, category, created_at, submitted_at,
    public_until, rating_sum, review_count, rating_score, type_bits, sort_name, card, name, images, social_media,
    temporarily_closed, is_sample, place, facets, description)
  values (${slug}, 'approved', 0, ${isFeatured}, 0, 'fj', 'Other', 1, 1, 9e15, 0, 0, 0, 1, ${slug}, '{}', ${slug},
    '[]', '{}', 0, 0, 'Fiji', '', '')`.execute(store.write)

const readCounts = async ({ read }: SqliteStore) => {
  const rows = await read
    .selectFrom('business_counts')
    .select(['counted_flags', 'listings'])
    .orderBy('counted_flags')
    .execute()
  return rows.map(({ counted_flags, listings }) => [counted_flags, listings])
}

test('the filter flags of earlier listings are kept, and triggers go on counting by them', async () => {
  const { store, migrate } = await oldStore('027-askings-for-places')
  await insert(store, 'plain', 0)
  await insert(store, 'featured', 1)

  await migrate()
  expect(await readCounts(store)).toEqual([
    [16, 1],
    [17, 1],
  ])
  await insert(store, 'another', 1)
  await store.write.updateTable('businesses').set({ is_featured: 1 }).where('slug', '=', 'plain').execute()
  expect(await readCounts(store)).toEqual([
    [16, 0],
    [17, 3],
  ])
  await store.write.deleteFrom('businesses').execute()
  expect(await readCounts(store)).toEqual([
    [16, 0],
    [17, 0],
  ])
})

test('no index and no trigger names the old column', async () => {
  const { store, migrateTo } = await oldStore('027-askings-for-places')
  const naming = (column: string) =>
    store.readSqlite
      .prepare<[string], number>(
        `select count(*) from sqlite_schema where type in ('index', 'trigger') and instr(sql, ?) > 0`,
      )
      .pluck()
      .get(column)
  const before = naming('marks')
  expect(before).toBeGreaterThan(40)

  await migrateTo('028-filter-flags')
  expect(naming('marks')).toBe(0)
  expect(naming('filter_flags')).toBe(before)
})
