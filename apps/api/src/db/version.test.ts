import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { newApp, NOW } from '../../test/new-app.ts'
import { openStore } from './open.ts'
import { openEditions, raisePublicVersion } from './version.ts'

test('what this process writes shows at once, also within a turn of the event loop', async () => {
  const { store } = await newApp()
  const editionAt = openEditions(store)
  const before = editionAt(NOW)
  // A transaction of this process takes no turn: all of it runs in microtasks.
  await store.write.transaction().execute(raisePublicVersion)
  expect(editionAt(NOW).version).toBe(before.version + 1)
})

test('what another process writes shows from the next turn on', async () => {
  const { store } = await newApp()
  const other = openStore(store.writeSqlite.name)
  const editionAt = openEditions(store)
  const before = editionAt(NOW)
  other.writeSqlite.exec('update public_version set value = value + 1')
  expect(editionAt(NOW)).toBe(before)
  await setImmediate()
  expect(editionAt(NOW).version).toBe(before.version + 1)
  await other.close()
})
