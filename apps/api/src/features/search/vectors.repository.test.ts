import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { raisePublicVersion } from '#db/version.ts'
import { addListings } from '#test/listings.ts'
import { newStore } from '#test/new-store.ts'
import { createVectors } from './vectors.repository.ts'

test('what was held is dropped where the database has another history', async () => {
  const store = await newStore()
  const ids = await addListings(store, { name: 'Reef' })
  const vectors = createVectors(store)
  // What was stored before it is not read anew for a later version.
  await store.write.transaction().execute(raisePublicVersion)
  await setImmediate()
  const begun = await store.versions()
  const priorAt = async (at: typeof begun) => (await vectors(ids, at)).map(({ prior }) => prior)
  const [before = 0] = await priorAt(begun)
  const other = before === 0.5 ? 0.25 : 0.5
  await sql`update businesses set prior = ${other}`.execute(store.write)
  expect(await priorAt({ ...begun, value: begun.value + 1, stamp: begun.stamp + 1 })).toEqual([before])
  expect(await priorAt({ ...begun, value: 2 ** 43, timeline: 2 })).toEqual([other])
})
