import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { addListings } from '#test/listings.ts'
import { NOW } from '#test/new-app.ts'
import { newStore } from '#test/new-store.ts'
import { watchQueries } from '#test/watch-queries.ts'
import { openPending } from '#features/businesses/businesses.service.ts'
import { readPending } from './moderation.service.ts'

const ALL = { search: '', limit: 1000, offset: 0 }

/** Listings that wait, each the repeat of a public one. */
async function newWaiting(count: number) {
  const store = await newStore()
  const names = Array.from({ length: count }, (_, number) => `Shop number ${number}`)
  await addListings(store, ...names.map((name) => ({ name })))
  await addListings(store, ...names.map((name) => ({ name, status: 'pending' as const })))
  return store
}

test('a long list names the duplicate of each, and compares at most 25 before others have their turn', async () => {
  const store = await newWaiting(60)
  const pending = openPending(store)
  const compared: number[] = [0]
  const done = new AbortController()
  const watching = (async () => {
    while (!done.signal.aborted) {
      await nextTurn()
      compared.push(0)
    }
  })()
  const { items, total } = await readPending(
    {
      ...pending,
      duplicateOf(row, now) {
        compared.push((compared.pop() ?? 0) + 1)
        return pending.duplicateOf(row, now)
      },
    },
    1,
    ALL,
    NOW,
  )
  done.abort()
  await watching
  expect([items.length, total]).toEqual([60, 60])
  expect(items.filter(({ likelyDuplicate }) => likelyDuplicate === null)).toEqual([])
  expect(compared.reduce((sum, number) => sum + number)).toBe(60)
  expect(Math.max(...compared)).toBeLessThanOrEqual(25)
})

test.each(['', 'shop'])(
  'the page of "%s" is walked by its index, in order, without a sort',
  async (search) => {
    const store = await newWaiting(1)
    const { db, plans } = watchQueries(store)
    const pending = openPending({ ...store, read: db })
    await pending.rows({ ...ALL, search, limit: 24 })
    await pending.total(search)
    const steps = plans()
    expect(steps[0]).toContain('USING INDEX businesses_pending')
    expect(steps[1]).toContain(search ? 'USING COVERING INDEX businesses_pending' : 'SEARCH queue_counts')
    expect(steps.join('\n')).not.toContain('TEMP B-TREE')
  },
)
