import { Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createForwarder } from '#test/forwarder.ts'
import { newPostgresDatabase } from '#test/postgres-database.ts'
import { createPostgresStore, type PostgresStore } from './open.ts'
import { CONNECTION_TIMEOUT_MS } from './pools.ts'

type Options = Parameters<typeof createPostgresStore>[1]

/** Milliseconds. */
const PROMPT = 400
/** Maximum milliseconds of a refusal, even on a busy machine. */
const SOON = 5000

/** Creates a store whose connections go through a forwarder. */
async function newForwarded(options?: Options) {
  const url = new URL(await newPostgresDatabase())
  const socket = join(url.searchParams.get('host') ?? '', '.s.PGSQL.5432')
  const forwarder = await createForwarder(socket)
  onTestFinished(() => forwarder.close())
  const address = `postgres://portal@127.0.0.1:${forwarder.port}${url.pathname}`
  const store = await createPostgresStore(address, { promptTimeoutMs: PROMPT, ...options })
  onTestFinished(() => store.close())
  await sql`create table public_version as select 1 as id, 5 as value, 6 as places, 7 as words`.execute(
    store.write,
  )
  return { store, forwarder }
}

/** Returns the kind of a refusal, and after how many milliseconds it came. */
async function getRefusal(store: PostgresStore, work: Promise<unknown>) {
  const start = performance.now()
  const kind = await work.then(
    () => undefined,
    (error: unknown) => store.toProblem(error)?.kind ?? error,
  )
  return { kind, took: performance.now() - start }
}

/** Returns the server process of a read. */
async function readProcess({ read }: PostgresStore) {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(read)
  return rows[0]?.pid
}

test('a version without a response soon fails with 503, and the next one uses another connection', async () => {
  const { store, forwarder } = await newForwarded()
  await store.versions()
  forwarder.vanish()
  const hung = getRefusal(store, store.versions())
  await sleep(PROMPT / 4)
  forwarder.appear()
  const { kind, took } = await hung
  expect(kind).toBe('unavailable')
  expect(took).toBeGreaterThan(PROMPT / 2)
  expect(took).toBeLessThan(SOON)
  expect(await store.versions()).toEqual({ value: 5, places: 6, words: 7, stamp: 5, timeline: 1 })
})

test('a pending version delays others only briefly', async () => {
  const { store, forwarder } = await newForwarded({ promptTimeoutMs: 20_000 })
  await store.versions()
  forwarder.vanish()
  const hung = getRefusal(store, store.versions())
  await sleep(PROMPT / 4)
  forwarder.appear()
  const start = performance.now()
  expect(await store.versions()).toEqual({ value: 5, places: 6, words: 7, stamp: 5, timeline: 1 })
  expect(performance.now() - start).toBeLessThan(SOON)
  await forwarder.close()
  expect((await hung).kind).toBe('unavailable')
})

test('when a server is silent, waiting requests fail with 503 and earlier connections are not reused', async () => {
  const { store, forwarder } = await newForwarded()
  const before = await readProcess(store)
  // Opens the connection that checks the server.
  await sql`select 1`.execute(store.counters)
  const reading = Promise.withResolvers<{ kind: unknown; took: number }>()
  const writing = store.write.transaction().execute(async (trx) => {
    await sql`update public_version set value = 9`.execute(trx)
    forwarder.vanish()
    reading.resolve(getRefusal(store, sql`select 1`.execute(store.read)))
    await sql`update public_version set value = 10`.execute(trx)
  })
  for (const { kind, took } of [await getRefusal(store, writing), await reading.promise]) {
    expect(kind).toBe('unavailable')
    expect(took).toBeLessThan(SOON)
  }
  const connecting = await getRefusal(store, readProcess(store))
  expect(connecting.kind).toBe('unavailable')
  expect(connecting.took).toBeLessThan(CONNECTION_TIMEOUT_MS - 1000)
  forwarder.appear()
  await expect.poll(() => readProcess(store).catch(() => before)).not.toBe(before)
  await store.write.transaction().execute((trx) => sql`update public_version set value = 11`.execute(trx))
  expect((await store.versions()).value).toBe(11)
})

test('a slow statement is awaited until its timeout', async () => {
  const { store, forwarder } = await newForwarded({ statementTimeoutMs: 2000 })
  const before = await readProcess(store)
  await sql`select pg_sleep(1.2)`.execute(store.read)
  expect(await readProcess(store)).toBe(before)
  const sleeping = sql`select pg_sleep(60)`.execute(store.read)
  await expect(sleeping).rejects.toThrow('statement timeout')
  expect(await readProcess(store)).toBe(before)
  forwarder.vanish()
  const hung = getRefusal(store, sql`select 1`.execute(store.read))
  forwarder.appear()
  expect(await hung).toMatchObject({ kind: 'unavailable' })
  expect(await readProcess(store)).not.toBe(before)
})

test('without a statement timeout, prompt statements have none either', async () => {
  const { store, forwarder } = await newForwarded({ statementTimeoutMs: 0, promptTimeoutMs: 10 })
  await sql`select pg_sleep(0.5)`.execute(store.read)
  forwarder.setDelay(100)
  expect((await store.versions()).value).toBe(5)
})

test('the URL’s statement timeout overrides the store’s, on the server and in the client', async () => {
  const url = `${await newPostgresDatabase()}&statement_timeout=60000`
  const store = await createPostgresStore(url, { statementTimeoutMs: 100, promptTimeoutMs: 50 })
  onTestFinished(() => store.close())
  const { rows } = await sql`select pg_sleep(0.6)`.execute(store.read)
  expect(rows).toHaveLength(1)
})

test('idle connections use TCP keep-alive', async () => {
  const asking = vi.spyOn(Socket.prototype, 'setKeepAlive')
  onTestFinished(() => asking.mockRestore())
  await newForwarded()
  expect(asking.mock.calls).not.toEqual([])
  for (const call of asking.mock.calls) expect(call).toEqual([true, 10_000])
})
