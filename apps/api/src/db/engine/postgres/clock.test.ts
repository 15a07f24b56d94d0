import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { DAY, SECOND } from '@portal/domain/shared'
import { administerDatabase, newPostgresDatabase } from '#test/postgres-database.ts'
import { startPostgres } from '#test/postgres-server.ts'
import { createServerClock } from './clock.ts'
import { createPostgresStore } from './open.ts'

afterEach(() => void vi.useRealTimers())

/** Creates a server whose clock and response time a test sets. */
function newServer() {
  const server = { at: 1_000_000, count: 500, takes: 0 }
  const run = () => {
    server.count += server.takes
    return Promise.resolve([{ at: server.at, is_standby: 0 }])
  }
  const clock = createServerClock({ run: run as never, renewAll: () => undefined }, () => server.count)
  return { server, clock }
}

test('returns the server’s time, advanced by a counter', async () => {
  const { server, clock } = newServer()
  await clock.compare()
  expect(clock.now()).toBe(1_000_000)
  server.count += 250
  expect(clock.now()).toBe(1_000_250)
})

test('follows a change of the server’s time within its uncertainty', async () => {
  const { server, clock } = newServer()
  await clock.compare()
  Object.assign(server, { at: 1_000_090, takes: 200 })
  await clock.compare()
  // Within the round trip the server's time may be as estimated.
  expect(clock.now()).toBe(1_000_200)
  Object.assign(server, { at: 2_000_000, takes: 0 })
  await clock.compare()
  expect(clock.now()).toBe(2_000_000)
})

test('connections to a standby are replaced', async () => {
  const server = await startPostgres()
  onTestFinished(() => server.stop())
  const readProcess = async () => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(store.read)
    return rows[0]?.pid
  }
  await server.kill('SIGINT')
  writeFileSync(join(server.socketFolder, 'data', 'standby.signal'), '')
  await server.restart()
  const store = await createPostgresStore(server.url('postgres'))
  onTestFinished(() => store.close())
  const onStandby = await readProcess()
  await store.clock.compare()
  const later = await readProcess()
  expect(later).not.toBe(onStandby)
  await administerDatabase(server.url('postgres'), 'select pg_promote()')
  await store.clock.compare()
  expect(await readProcess()).toBe(later)
})

test('a store uses its server’s time, not this machine’s', async () => {
  const store = await createPostgresStore(await newPostgresDatabase())
  onTestFinished(() => store.close())
  const before = Date.now()
  expect(Math.abs(store.now() - before)).toBeLessThan(5 * SECOND)
  vi.useFakeTimers({ toFake: ['Date'], now: before + 2 * DAY })
  expect(Math.abs(store.now() - before)).toBeLessThan(30 * SECOND)
  vi.setSystemTime(before - 2 * DAY)
  expect(Math.abs(store.now() - before)).toBeLessThan(30 * SECOND)
})
