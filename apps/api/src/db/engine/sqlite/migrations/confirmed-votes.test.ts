import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addListings } from '#test/listings.ts'
import { newApp } from '#test/new-app.ts'
import { insertIntoOld, createOldStore } from '#test/old-store.ts'

test('existing votes count from accounts with a confirmed address', async () => {
  const portal = await newApp()
  const [businessId = 0] = await addListings(portal.store, { subscriptionTier: 2 })
  const businesses = await portal.store.read.selectFrom('businesses').selectAll().execute()
  const { store, migrate } = await createOldStore('137-underscores-between-words')
  const write = (statement: string) => sql.raw(statement).execute(store.write)
  insertIntoOld(store, 'businesses', businesses)
  await write(`
    insert into users (id, email, first_name, last_name, created_at, email_confirmed_at) values
      (1, 'one@b.test', 'One', '', 1, 2), (2, 'two@b.test', 'Two', '', 1, null)`)
  await write(`
    insert into reviews (id, business_id, first_name, last_name, rating, comment, status, created_at, submitted_at, helpful_count)
    values (1, ${businessId}, 'A', '', 5, 'Good', 'published', 1, 1, 2), (2, ${businessId}, 'B', '', 5, 'Good', 'published', 1, 1, 1)`)
  await write('insert into review_votes (review_id, user_id) values (1, 1), (1, 2), (2, 2)')
  await migrate()
  const counts = await store.read
    .selectFrom('reviews')
    .select(['id', 'helpful_count'])
    .orderBy('id')
    .execute()
  expect(counts).toEqual([
    { id: 1, helpful_count: 1 },
    { id: 2, helpful_count: 0 },
  ])
})
