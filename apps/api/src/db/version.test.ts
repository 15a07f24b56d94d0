import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { newApp, NOW } from '#test/new-app.ts'
import { newSqliteStore } from '#test/stores/sqlite-store.ts'
import { createExpiries } from '#features/businesses/visibility.repository.ts'
import { memoizeByVersion, createReadContexts, raisePublicVersion, type ReadContext } from './version.ts'

test('writes of this process are visible at once, also within a turn of the event loop', async () => {
  const { store } = await newApp()
  const readContextAt = createReadContexts(store, createExpiries(store))
  const before = await readContextAt(NOW)
  // A transaction of this process takes no turn: all of it runs in microtasks.
  await store.write.transaction().execute(raisePublicVersion)
  const after = await readContextAt(NOW)
  expect(after.versions.value).toBe(before.versions.value + 1)
  expect(after.publicVersion).not.toBe(before.publicVersion)
})

test('writes of another process are visible from the next turn on', async () => {
  const store = await newSqliteStore()
  const other = await store.openBeside()
  const readContextAt = createReadContexts(store, createExpiries(store))
  const before = await readContextAt(NOW)
  other.writeSqlite.exec('update public_version set value = value + 1')
  expect(await readContextAt(NOW)).toEqual(before)
  await setImmediate()
  const after = await readContextAt(NOW)
  expect(after.versions.value).toBe(before.versions.value + 1)
  expect(after.publicVersion).not.toBe(before.publicVersion)
})

const momentOf = (publicVersion: string): ReadContext => ({
  now: NOW,
  publicVersion,
  versions: { value: 1, places: 1, words: 1, stamp: 1, timeline: 1 },
})

test('a value is computed once for a version', async () => {
  let computed = 0
  const count = memoizeByVersion(async () => (computed += 1))
  expect(await Promise.all([count(momentOf('a')), count(momentOf('a'))])).toEqual([1, 1])
  expect(await count(momentOf('a'))).toBe(1)
  expect(await count(momentOf('b'))).toBe(2)
})

test('a failed computation is repeated', async () => {
  const results = [Promise.reject(new Error('away')), Promise.resolve('there')]
  const read = memoizeByVersion(async () => results.shift() ?? 'too often')
  await expect(read(momentOf('a'))).rejects.toThrow('away')
  expect(await read(momentOf('a'))).toBe('there')
  expect(await read(momentOf('a'))).toBe('there')
})
