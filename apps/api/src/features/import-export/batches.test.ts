import { expect, test } from 'vitest'
import { fixture, importFile } from '#test/import-file.ts'
import { newStore } from '#test/new-store.ts'
import { holdWriteLock } from '#test/held-lock.ts'
import { BatchSize } from './batches.ts'
import { parseMapping } from './mapping.ts'

const AIRPORTS = fixture('pacific_airports.csv')
const OPTIONS = { mapping: parseMapping('{"fixed":{"category":"Other"}}') }

/** A database with a second connection, like that of a second process. */
async function newNeighbours() {
  const store = await newStore()
  const foreign = await store.openBeside()
  const stored = async () => {
    const rows = await foreign.read.selectFrom('businesses').select('id').execute()
    return rows.length
  }
  return { store, foreign, stored }
}

test('an import stores a few rows at a time and lets others write in between', async () => {
  const { store, foreign, stored } = await newNeighbours()
  const steps = [0]
  const { imported } = await importFile(store, AIRPORTS, {
    ...OPTIONS,
    async pause() {
      steps.push(await stored())
      await foreign.write
        .transaction()
        .execute((trx) => trx.updateTable('readiness').set({ checked_at: 1 }).execute())
    },
  })
  expect(imported).toBe(555)
  expect(steps.at(-1)).toBe(555)
  const sizes = steps.slice(1).map((total, position) => total - (steps[position] ?? 0))
  expect(sizes.length).toBeGreaterThan(2)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(500)
})

test('an interrupted import has stored whole batches, and the next run adds the rest', async () => {
  const { store, stored } = await newNeighbours()
  let batches = 0
  const cutOff = importFile(store, AIRPORTS, {
    ...OPTIONS,
    async pause() {
      batches += 1
      if (batches === 2) throw new Error('the power went')
    },
  })
  await expect(cutOff).rejects.toThrow('the power went')
  const before = await stored()
  expect(before).toBeGreaterThan(0)
  expect(before).toBeLessThan(555)
  const { imported, skipped } = await importFile(store, AIRPORTS, OPTIONS)
  expect([imported, skipped]).toEqual([555 - before, before])
  expect(await stored()).toBe(555)
})

test('a dry run takes no write lock', async () => {
  const { store } = await newNeighbours()
  const { release } = await holdWriteLock(store)
  expect((await importFile(store, AIRPORTS, { ...OPTIONS, dryRun: true })).imported).toBe(555)
  await release()
})

test('a slow batch makes the next one smaller, a quick one larger, within bounds', () => {
  const size = new BatchSize()
  const first = size.rows
  size.adjust(1000)
  expect(size.rows).toBe(first / 2)
  for (let time = 0; time < 20; time += 1) size.adjust(1000)
  expect(size.rows).toBe(1)
  for (let time = 0; time < 20; time += 1) size.adjust(1)
  expect(size.rows).toBe(500)
})
