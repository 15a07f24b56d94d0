import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Versions } from '#db/engine/store.ts'
import { createReadContexts } from '#db/version.ts'
import { addListings } from '#test/listings.ts'
import { NOW } from '#test/new-app.ts'
import { newStore } from '#test/new-store.ts'
import { createExpiries } from '#features/businesses/visibility.repository.ts'
import { createColumns } from './columns.repository.ts'

test('on another timeline, loads all columns again instead of applying changes', async () => {
  const store = await newStore()
  const [reef = 0] = await addListings(store, { name: 'Reef' }, { name: 'Lagoon' })
  const columns = createColumns(store)
  const context = await createReadContexts(store, createExpiries(store))(NOW)
  const hasReef = async (later: Partial<Versions> = {}) =>
    (await columns({ ...context, versions: { ...context.versions, ...later } })).getPosition(reef) >= 0
  expect(await hasReef()).toBe(true)
  // As if it had never been added: there is no change of it.
  await sql`update businesses set status = 'pending' where id = ${reef}`.execute(store.write)
  await sql`delete from business_changes`.execute(store.write)
  await setImmediate()
  expect(await hasReef({ value: context.versions.value + 1 })).toBe(true)
  expect(await hasReef({ value: 2 ** 43, timeline: 2 })).toBe(false)
})
