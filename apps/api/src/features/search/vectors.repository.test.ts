import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { raisePublicVersion } from '#db/version.ts'
import { addListings } from '#test/listings.ts'
import { newStore } from '#test/new-store.ts'
import { createVectorReader } from './vectors.repository.ts'

test('the cache is cleared when the database has another history', async () => {
  const store = await newStore()
  const ids = await addListings(store, { name: 'Reef' })
  const vectors = createVectorReader(store)
  // Rows stored before this version are not read again for a later one.
  await store.write.transaction().execute(raisePublicVersion)
  await setImmediate()
  const initial = await store.versions()
  const readBaseScore = async (at: typeof initial) =>
    (await vectors(ids, at)).map(({ baseScore }) => baseScore)
  const [before = 0] = await readBaseScore(initial)
  const other = before === 0.5 ? 0.25 : 0.5
  await sql`update businesses set prior = ${other}`.execute(store.write)
  expect(await readBaseScore({ ...initial, value: initial.value + 1, stamp: initial.stamp + 1 })).toEqual([
    before,
  ])
  expect(await readBaseScore({ ...initial, value: 2 ** 43, timeline: 2 })).toEqual([other])
})
