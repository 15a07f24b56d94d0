import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { oldStore } from '#test/old-store.ts'

test('listings from before were sent in when they were created, have no photos and say nothing of terms', async () => {
  const { store, migrate } = await oldStore('009-outbox')
  const insert = (slug: string, status: string, createdAt: number) =>
    sql`
    insert into businesses (slug, status, tier, is_featured, is_verified, country, category, created_at, public_until,
      rating_sum, review_count, rating_score, type_bits, sort_name, card, name, images, social_media,
      temporarily_closed, is_sample, place, facets, description)
    values (${slug}, ${status}, 0, 0, 0, 'fj', 'Other', ${createdAt}, 9e15, 0, 0, 0, 0, ${slug}, '{}', ${slug}, '[]',
      '{}', 0, 0, 'Fiji', '', '')`.execute(store.write)
  await insert('live', 'approved', 1000)
  await insert('waiting', 'pending', 2000)

  await migrate()
  const columns = ['slug', 'submitted_at', 'photos', 'terms_version'] as const
  expect(await store.read.selectFrom('businesses').select(columns).orderBy('id').execute()).toEqual([
    { slug: 'live', submitted_at: 1000, photos: '[]', terms_version: null },
    { slug: 'waiting', submitted_at: 2000, photos: '[]', terms_version: null },
  ])
})
