import { expect, test } from 'vitest'
import { newApp, NOW } from '../../../test/new-app.ts'

test('a server in shape is alive and ready', async () => {
  const { get } = await newApp()
  expect((await get('/api/health/live')).json()).toEqual({ status: 'ok' })
  expect((await get('/api/health/ready')).json()).toEqual({ status: 'ok' })
})

test('a database that takes no writes is not ready, though the process is alive', async () => {
  let now = NOW
  const { get, store } = await newApp({ now: () => now })
  store.writeSqlite.pragma('query_only = 1')
  const answer = await get('/api/health/ready')
  expect([answer.statusCode, answer.json()]).toEqual([503, { message: 'The database takes no writes' }])
  expect(answer.headers['retry-after']).toBe('5')
  expect((await get('/api/health/live')).statusCode).toBe(200)
  store.writeSqlite.pragma('query_only = 0')
  now += 1000
  expect((await get('/api/health/ready')).statusCode).toBe(200)
})

test('a database without a migration is not ready', async () => {
  const { get, store } = await newApp()
  store.writeSqlite.exec(`delete from kysely_migration where name = '001-accounts'`)
  expect((await get('/api/health/ready')).json()).toEqual({ message: 'Migrations are missing: 001-accounts' })
})

test('a server that was asked to stop is not ready', async () => {
  const { get, app } = await newApp()
  app.announceStop()
  expect((await get('/api/health/ready')).json()).toEqual({ message: 'The server is stopping' })
})

test('asking often writes once a second', async () => {
  let now = NOW
  const { get, store } = await newApp({ now: () => now })
  const writtenAfter = async (wait: number) => {
    now += wait
    await get('/api/health/ready')
    return (await store.read.selectFrom('readiness').select('checked_at').executeTakeFirstOrThrow())
      .checked_at
  }
  expect(await writtenAfter(0)).toBe(NOW)
  expect(await writtenAfter(999)).toBe(NOW)
  expect(await writtenAfter(1)).toBe(NOW + 1000)
})
