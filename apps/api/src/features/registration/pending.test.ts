import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { addListings } from '#test/listings.ts'
import { NOW } from '#test/new-app.ts'
import { newSqliteStore } from '#test/stores/sqlite-store.ts'
import { watchQueries } from '#test/watch-queries.ts'
import { createDuplicateFinder, type FindDuplicates } from './duplicates/duplicates.service.ts'
import { createPendingReader } from './pending.service.ts'

const ALL = { limit: 1000, offset: 0 }
const ADMIN = 1

/** Waiting listings, each a duplicate of a public one. */
async function newWaiting(count: number) {
  const store = await newSqliteStore()
  const names = Array.from({ length: count }, (_, number) => `Shop number ${number}`)
  await addListings(store, ...names.map((name) => ({ name })))
  await addListings(store, ...names.map((name) => ({ name, status: 'pending' as const })))
  return store
}

test('names the duplicate of each, and compares up to 25 per turn of the event loop', async () => {
  const store = await newWaiting(60)
  const findDuplicates = createDuplicateFinder(store)
  const compared: number[] = [0]
  const done = new AbortController()
  const watching = (async () => {
    while (!done.signal.aborted) {
      await nextTurn()
      compared.push(0)
    }
  })()
  const counting: FindDuplicates = (...query) => {
    compared.push((compared.pop() ?? 0) + 1)
    return findDuplicates(...query)
  }
  const { items, total } = await createPendingReader(store, counting)(ADMIN, '', ALL, NOW)
  done.abort()
  await watching
  expect([items.length, total]).toEqual([60, 60])
  expect(items.filter(({ likelyDuplicate }) => likelyDuplicate === null)).toEqual([])
  expect(compared.reduce((sum, number) => sum + number)).toBe(60)
  expect(Math.max(...compared)).toBeLessThanOrEqual(25)
})

test.each(['', 'shop'])('reads the page for "%s" from its index without sorting', async (search) => {
  const store = await newWaiting(1)
  const { db, plans } = watchQueries(store)
  await createPendingReader({ ...store, read: db })(ADMIN, search, { limit: 24, offset: 0 }, NOW)
  const steps = plans()
  expect(steps[0]).toContain('USING INDEX businesses_pending')
  expect(steps[1]).toContain(search ? 'USING COVERING INDEX businesses_pending' : 'SEARCH queue_counts')
  expect(steps.join('\n')).not.toContain('TEMP B-TREE')
})
