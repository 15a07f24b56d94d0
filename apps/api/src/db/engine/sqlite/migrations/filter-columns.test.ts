import { expect, test } from 'vitest'
import { addListings } from '#test/listings.ts'
import { newApp, NOW } from '#test/new-app.ts'
import { newSqliteStore } from '#test/stores/sqlite-store.ts'
import { insertIntoOld, oldStore } from '#test/old-store.ts'

const OPEN = { mon: [['08:00', '17:00']] } satisfies { mon: [string, string][] }

test('businesses from before are filtered as those that were just stored', async () => {
  const sqlite = await newSqliteStore()
  const now = await newApp({ store: sqlite })
  await addListings(
    now.store,
    { name: 'Bare', country: 'fj', province: null },
    {
      name: 'Open',
      hours: OPEN,
      images: ['/one.webp'],
      businessTypes: ['B2C'],
      latitude: -8,
      longitude: 160,
    },
    { name: 'Open alike', hours: OPEN, isFeatured: true, isVerified: true },
    { name: 'Good', subscriptionTier: 2, rating: 3.96, reviewCount: 25 },
    { name: 'Fair', subscriptionTier: 2, rating: 3.5, reviewCount: 2 },
    { name: 'Not shown', subscriptionTier: 1, rating: 5, reviewCount: 2 },
    { name: 'Closed', hours: OPEN, temporarilyClosed: true },
    { name: 'Pending', hours: OPEN, status: 'pending', createdAt: NOW },
  )
  const rows = sqlite.readSqlite
    .prepare<[], Record<string, unknown>>('select * from businesses order by id')
    .all()

  const { store, migrate } = await oldStore('117-card-facts')
  insertIntoOld(store, 'businesses', rows)
  await migrate()
  const derived = ({ filter_flags, counted_flags, opening, opening_key }: Record<string, unknown>) => ({
    filter_flags,
    counted_flags,
    opening,
    opening_key,
  })
  const after = await store.read.selectFrom('businesses').selectAll().orderBy('id').execute()
  expect(after.map(derived)).toEqual(rows.map(derived))
  const patterns = await store.read.selectFrom('opening_patterns').select(['key', 'pattern']).execute()
  expect(patterns).toEqual(
    await now.store.read.selectFrom('opening_patterns').select(['key', 'pattern']).execute(),
  )
  expect(patterns).toHaveLength(1)
})
