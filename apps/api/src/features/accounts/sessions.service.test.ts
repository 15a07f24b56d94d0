import { expect, test } from 'vitest'
import { newApp, NOW } from '#test/new-app.ts'
import type { TestStore } from '#test/new-store.ts'
import { newSqliteStore } from '#test/stores/sqlite-store.ts'
import { IDLE_TIMEOUT, createSessions, purgeSessions, startSession } from './sessions.service.ts'

/** Sessions at a clock that the test moves, and one of the owner's. */
async function newSessions(initialStore?: TestStore) {
  let now = NOW
  const { context, ids, store } = await newApp({
    now: () => now,
    ...(initialStore && { store: initialStore }),
  })
  await startSession(store.write, { id: 'the id', device: null }, { userId: ids.owner, now })
  return {
    store,
    ids,
    sessions: createSessions(context),
    wait: (ms: number) => {
      now += ms
    },
  }
}

test('a concurrent request can’t revive a session that was ended meanwhile', async () => {
  const { sessions, store, wait } = await newSessions()
  await sessions.end('the id')
  wait(120_000)
  await sessions.touch('the id')
  await sessions.flush()
  expect(await sessions.find('the id')).toBeNull()
  expect(await store.read.selectFrom('sessions').selectAll().execute()).toEqual([])
})

test('reading a session writes at most once a minute', async () => {
  const { sessions, store, wait } = await newSessions()
  const usedAfter = async (ms: number) => {
    wait(ms)
    await sessions.find('the id')
    await sessions.flush()
    return (await store.read.selectFrom('sessions').select('used_at').executeTakeFirstOrThrow()).used_at
  }
  expect(await usedAfter(59_000)).toBe(NOW)
  expect(await usedAfter(2_000)).toBe(NOW + 61_000)
})

test('a session can be read while the database can’t be written, and its time of use is written later', async () => {
  const store = await newSqliteStore()
  const { sessions, ids, wait } = await newSessions(store)
  store.writeSqlite.pragma('query_only = 1')
  wait(120_000)
  expect(await sessions.find('the id')).toMatchObject({ id: ids.owner })
  await sessions.flush()
  store.writeSqlite.pragma('query_only = 0')
  await sessions.flush()
  expect(await store.read.selectFrom('sessions').select('used_at').execute()).toEqual([
    { used_at: NOW + 120_000 },
  ])
})

test('a session in use outlives a day, and ends a day after its last use, not after the last write', async () => {
  const { sessions, ids, wait } = await newSessions()
  wait(IDLE_TIMEOUT - 1)
  expect(await sessions.find('the id')).toMatchObject({ id: ids.owner })
  wait(60_000)
  await sessions.flush()
  wait(IDLE_TIMEOUT - 60_001)
  expect(await sessions.find('the id')).toMatchObject({ id: ids.owner })
  await sessions.flush()
  wait(IDLE_TIMEOUT)
  expect(await sessions.find('the id')).toBeNull()
})

test('the purge deletes expired sessions only', async () => {
  const { sessions, store, ids } = await newSessions()
  await startSession(
    store.write,
    { id: 'idle', device: null },
    { userId: ids.owner, now: NOW - IDLE_TIMEOUT },
  )
  await startSession(
    store.write,
    { id: 'old', device: null },
    { userId: ids.other, now: NOW - 15 * IDLE_TIMEOUT },
  )
  await purgeSessions(store.write, NOW)
  expect(await store.read.selectFrom('sessions').selectAll().execute()).toHaveLength(1)
  expect(await sessions.find('the id')).toMatchObject({ id: ids.owner })
})
