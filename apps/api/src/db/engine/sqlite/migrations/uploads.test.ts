import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { oldStore } from '#test/old-store.ts'

test('photos from before are not measured yet', async () => {
  const { store, migrate } = await oldStore('015-registrations')
  await sql`
    insert into businesses (slug, status, tier, is_featured, is_verified, country, category, created_at, public_until,
      rating_sum, review_count, rating_score, type_bits, sort_name, card, name, images, social_media,
      temporarily_closed, is_sample, place, facets, description)
    values ('shop', 'pending', 0, 0, 0, 'fj', 'Other', 1000, 9e15, 0, 0, 0, 0, 'shop', '{}', 'shop', '[]',
      '{}', 0, 0, 'Fiji', '', '')`.execute(store.write)
  await sql`
    insert into photos (name, business_id, position, width, height, color, sha256, created_at)
    values ('n1fAbcdefghijklmno-_23', 1, 0, 1600, 1200, '#336699', zeroblob(32), 1000)`.execute(store.write)

  await migrate()
  const photos = await store.read.selectFrom('photos').select(['name', 'bytes']).execute()
  expect(photos).toEqual([{ name: 'n1fAbcdefghijklmno-_23', bytes: null }])
})
