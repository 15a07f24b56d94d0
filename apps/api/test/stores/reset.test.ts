import { expect, test } from 'vitest'
import { seedDemo } from '#demo/seed.ts'
import { readAllRows } from '#test/all-rows.ts'
import { addListings } from '#test/listings.ts'
import { NOW } from '#test/new-app.ts'
import { newStore } from '#test/new-store.ts'

/** Rows that differ in each database; SQLite has two representations of an empty index. */
const isOfEach = (table: string) =>
  ['public_version', 'kysely_migration'].includes(table) || table.endsWith('_data')

async function readRows(store: Awaited<ReturnType<typeof newStore>>) {
  const all = await readAllRows(store)
  return [...all].filter(([table]) => !isOfEach(table))
}

test('a reset database has the rows and next ids of a new one, and a later version', async () => {
  const [store, fresh] = [await newStore(), await newStore()]
  const before = await readRows(fresh)
  await seedDemo(store, NOW)
  const { value } = await store.versions()
  expect(await readRows(store)).not.toEqual(before)
  expect(await store.reset()).toBe(true)
  expect(await readRows(store)).toEqual(before)
  expect((await store.versions()).value).toBeGreaterThan(value)
  const next = { name: 'Reef Store' }
  expect(await addListings(store, next)).toEqual(await addListings(fresh, next))
}, 240_000)

test('a database with changed definitions is not reset', async () => {
  const store = await newStore()
  await store.run('create table beside (id integer)')
  expect(await store.reset()).toBe(false)
})
