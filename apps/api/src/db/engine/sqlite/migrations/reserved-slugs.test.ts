import type { BusinessSummary } from '@portal/domain/contract'
import { expect, test } from 'vitest'
import { addListings } from '#test/listings.ts'
import { newApp } from '#test/new-app.ts'
import { newSqliteStore } from '#test/stores/sqlite-store.ts'
import { insertIntoOld, oldStore } from '#test/old-store.ts'

test('a business with the address of the map gets another, and its card says so', async () => {
  const sqlite = await newSqliteStore()
  const now = await newApp({ store: sqlite })
  await addListings(now.store, { slug: 'one' }, { slug: 'business-map' }, { slug: 'three' })
  const rows = sqlite.readSqlite
    .prepare<[], Record<string, unknown> & { slug: string; card: string }>(
      'select * from businesses order by id',
    )
    .all()
  const { store, migrate } = await oldStore('118-filter-columns')
  insertIntoOld(
    store,
    'businesses',
    rows.map((row) => (row.slug === 'one' ? { ...row, slug: 'map', card: withSlug(row.card, 'map') } : row)),
  )
  await migrate()
  const after = await store.read.selectFrom('businesses').select(['slug', 'card']).orderBy('id').execute()
  expect(after.map(({ slug }) => slug)).toEqual(['business-map-2', 'business-map', 'three'])
  expect(after.map(({ card }) => (JSON.parse(card) as BusinessSummary).slug)).toEqual(
    after.map(({ slug }) => slug),
  )
})

const withSlug = (card: string, slug: string): string =>
  JSON.stringify({ ...(JSON.parse(card) as BusinessSummary), slug })
