import { expect, test } from 'vitest'
import { newApp, NOW } from '../../../test/new-app.ts'
import { touchSession } from './sessions.repository.ts'
import { endSession, findSessionUser, IDLE, purgeSessions, startSession } from './sessions.service.ts'

test('a request under way can’t revive a session that is signed out meanwhile', async () => {
  let now = NOW
  const { context, ids, store } = await newApp({ now: () => now })
  const id = await startSession(store.write, context, ids.owner)
  const [row] = await store.read.selectFrom('sessions').selectAll().execute()
  await endSession(store.write, id)
  now += 1000
  await touchSession(store.write, row?.key ?? Buffer.alloc(0), now)
  expect(await findSessionUser(context, id)).toBeNull()
})

test('reading doesn’t write more than once a minute', async () => {
  let now = NOW
  const { context, ids, store } = await newApp({ now: () => now })
  const id = await startSession(store.write, context, ids.owner)
  const usedAfter = async (wait: number) => {
    now += wait
    await findSessionUser(context, id)
    return (await store.read.selectFrom('sessions').select('used_at').executeTakeFirstOrThrow()).used_at
  }
  expect(await usedAfter(59_000)).toBe(NOW)
  expect(await usedAfter(2_000)).toBe(NOW + 61_000)
})

test('a session is read even when its time of use can’t be written', async () => {
  let now = NOW
  const { context, ids, store } = await newApp({ now: () => now })
  const id = await startSession(store.write, context, ids.owner)
  store.writeSqlite.pragma('query_only = 1')
  now += 120_000
  expect(await findSessionUser(context, id)).toMatchObject({ id: ids.owner })
})

test('the purge takes what has run out and nothing else', async () => {
  const { context, ids, store } = await newApp()
  const alive = await startSession(store.write, context, ids.owner)
  await startSession(store.write, { ...context, now: () => NOW - IDLE }, ids.owner)
  await startSession(store.write, { ...context, now: () => NOW - 15 * IDLE }, ids.other)
  await purgeSessions(store.write, NOW)
  expect(await store.read.selectFrom('sessions').selectAll().execute()).toHaveLength(1)
  expect(await findSessionUser(context, alive)).toMatchObject({ id: ids.owner })
})
