import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { oldStore } from '#test/old-store.ts'

test('businesses from before have the prior that a change would give them', async () => {
  const { store, migrate } = await oldStore('115-quote-businesses')
  const add = (slug: string, isVerified: 0 | 1, phone: string | null, images: string) =>
    sql`
    insert into businesses (slug, status, tier, is_featured, is_verified, country, category, created_at, submitted_at,
      public_until, rating_sum, published_review_count, review_count, rating_score, type_bits, sort_name, card, name,
      phone, images, photos, social_media, temporarily_closed, is_sample, place, facets, description)
    values (${slug}, 'approved', 0, 0, ${isVerified}, 'sb', 'Other', 1, 1, 9e15, 0, 0, 0, 0, 0, ${slug}, '{}', ${slug},
      ${phone}, ${images}, '[]', '{}', 0, 0, 'Auki', '_sb', '')`.execute(store.write)
  await add('bare', 0, null, '[]')
  await add('verified', 1, '+67774001', '["/media/one.webp"]')
  await migrate()
  const rows = await store.read.selectFrom('businesses').select(['slug', 'prior']).orderBy('id').execute()
  expect(rows).toEqual([
    { slug: 'bare', prior: 0 },
    { slug: 'verified', prior: 0.48 },
  ])
})
