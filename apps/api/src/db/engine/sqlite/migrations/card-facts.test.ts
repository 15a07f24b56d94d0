import type { BusinessSummary } from '@portal/domain/contract'
import { expect, test } from 'vitest'
import { addListings } from '#test/listings.ts'
import { newApp } from '#test/new-app.ts'
import { newSqliteStore } from '#test/stores/sqlite-store.ts'
import { insertIntoOld, oldStore } from '#test/old-store.ts'

const FACTS = ['hours', 'temporarilyClosed', 'temporarilyClosedUntil', 'latitude', 'longitude', 'town']

test('cards from before say when they are open and where they are, as new ones do', async () => {
  const sqlite = await newSqliteStore()
  const now = await newApp({ store: sqlite })
  await addListings(
    now.store,
    { name: 'Bare', address: null, images: ['/one.webp'] },
    { name: 'Full', hours: { sun: [] }, temporarilyClosed: true, latitude: -8.5, longitude: 160.5 },
  )
  const rows = sqlite.readSqlite
    .prepare<[], Record<string, unknown> & { card: string }>('select * from businesses order by id')
    .all()

  const { store, migrate } = await oldStore('116-prior')
  insertIntoOld(
    store,
    'businesses',
    rows.map((row) => ({ ...row, card: withoutFacts(row.card) })),
  )
  await migrate()
  const after = await store.read.selectFrom('businesses').select(['town', 'card']).orderBy('id').execute()
  expect(after).toEqual(rows.map(({ town, card }) => ({ town, card })))
  expect(after.map(({ town }) => town)).toEqual([null, 'Auki'])
})

function withoutFacts(card: string): string {
  const old = JSON.parse(card) as Partial<BusinessSummary>
  return JSON.stringify(Object.fromEntries(Object.entries(old).filter(([key]) => !FACTS.includes(key))))
}
