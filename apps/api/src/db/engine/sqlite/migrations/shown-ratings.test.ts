import type { BusinessSummary } from '@portal/domain/contract'
import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { addListings } from '#test/listings.ts'
import { newApp } from '#test/new-app.ts'
import { oldStore } from '#test/old-store.ts'

test('ratings from before count only where the plan shows their reviews, and none is lost', async () => {
  const now = await newApp()
  await addListings(
    now.store,
    ...([1, 2] as const).map((tier) => ({
      name: `Tier ${tier}`,
      subscriptionTier: tier,
      rating: 4.5,
      reviewCount: 2,
    })),
  )
  const rows = await now.store.read.selectFrom('businesses').selectAll().orderBy('id').execute()

  const { store, migrate } = await oldStore('033-reports')
  for (const { slug, tier, name, card } of rows) {
    await sql`
      insert into businesses (slug, status, tier, is_featured, is_verified, country, category, created_at, submitted_at,
        public_until, rating_sum, review_count, rating_score, type_bits, sort_name, card, name, images, social_media,
        temporarily_closed, is_sample, place, facets, description)
      values (${slug}, 'approved', ${tier}, 0, 0, 'sb', 'Other', 1, 1, 9e15, 9, 2, 3.8, 0, ${slug},
        json_replace(${card}, '$.rating', 4.5, '$.reviewCount', 2), ${name}, '[]', '{}', 0, 0, 'Auki', '', '')`.execute(
      store.write,
    )
  }
  await migrate()
  const after = await store.read
    .selectFrom('businesses')
    .select(['tier', 'published_review_count', 'review_count', 'rating_score', 'rating_sum', 'card'])
    .orderBy('id')
    .execute()
  expect(after.map(({ card, ...row }) => ({ ...row, ...shownIn(card) }))).toEqual([
    { tier: 1, published_review_count: 2, review_count: 0, rating_score: 0, rating_sum: 9, ...NONE },
    { tier: 2, published_review_count: 2, review_count: 2, rating_score: 3.8, rating_sum: 9, ...RATED },
  ])
  expect(after.map(({ card }) => card)).toEqual(rows.map(({ card }) => card))
})

const NONE = { rating: null, reviewCount: 0 }
const RATED = { rating: 4.5, reviewCount: 2 }

const shownIn = (card: string) => {
  const { rating, reviewCount } = JSON.parse(card) as BusinessSummary
  return { rating, reviewCount }
}
