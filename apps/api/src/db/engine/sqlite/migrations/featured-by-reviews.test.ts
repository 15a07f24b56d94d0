import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { oldStore } from '#test/old-store.ts'

const NEVER = 253_402_300_799_999

test('businesses from before are featured by their reviews, or stay as they were chosen', async () => {
  const { store, migrate } = await oldStore('122-search-word-overrides')
  interface Old {
    slug: string
    isFeatured: 0 | 1
    until?: number
    reviews?: [stars: number, count: number]
    isSample?: 0 | 1
  }
  const add = ({ slug, isFeatured, until = NEVER, reviews: [stars, count] = [0, 0], isSample = 0 }: Old) =>
    sql`
    insert into businesses (slug, status, tier, is_featured, featured_until, filter_flags, is_verified, country,
      category, created_at, submitted_at, public_until, rating_sum, published_review_count, review_count, rating_score,
      type_bits, sort_name, card, name, images, photos, social_media, temporarily_closed, is_sample, place, facets,
      description)
    values (${slug}, 'approved', 2, ${isFeatured}, ${until}, ${isFeatured}, 0, 'sb', 'Other', 1, 1, 9e15, ${stars},
      ${count}, ${count}, 0, 0, ${slug}, ${JSON.stringify({ isFeatured: isFeatured === 1 })}, ${slug}, '[]', '[]', '{}',
      0, ${isSample}, 'Auki', '_sb', '')`.execute(store.write)
  await add({ slug: 'chosen', isFeatured: 1, until: 5000 })
  await add({ slug: 'chosen and praised', isFeatured: 1, until: 5000, reviews: [15, 3] })
  await add({ slug: 'drawn', isFeatured: 1, isSample: 1 })
  await add({ slug: 'praised', isFeatured: 0, reviews: [69, 20] })
  await add({ slug: 'rarely praised', isFeatured: 0, reviews: [10, 2] })
  await migrate()
  const rows = await store.read
    .selectFrom('businesses')
    .select(['slug', 'is_featured', 'featured_until', 'featured_choice_until', 'filter_flags', 'card'])
    .orderBy('id')
    .execute()
  expect(rows.map((row) => Object.values(row))).toEqual([
    ['chosen', 1, 5000, 5000, 1, '{"isFeatured":true}'],
    ['chosen and praised', 1, NEVER, 5000, 1, '{"isFeatured":true}'],
    ['drawn', 0, NEVER, null, 0, '{"isFeatured":false}'],
    ['praised', 1, NEVER, null, 1, '{"isFeatured":true}'],
    ['rarely praised', 0, NEVER, null, 0, '{"isFeatured":false}'],
  ])
})
