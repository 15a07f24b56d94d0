import { DAY } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { newApp, NOW } from '#test/new-app.ts'
import { watchQueries } from '#test/watch-queries.ts'
import type { TestStore } from '#test/new-store.ts'
import { newSqliteStore } from '#test/stores/sqlite-store.ts'
import { withIdempotencyKey, purgeIdempotencyKeys, type IdempotentRequest } from './idempotency.ts'

const STORED_FOR = 60 * DAY

async function newWork(given?: TestStore) {
  const { store, ids } = await newApp(given && { store: given })
  let runs = 0
  const request = { userId: ids.owner, key: 'k-1', call: 'POST /api/things', body: { name: 'A' }, now: NOW }
  const run = (change: Partial<IdempotentRequest> = {}, work = async () => ({ run: (runs += 1) })) =>
    store.write.transaction().execute((trx) => withIdempotencyKey(trx, { ...request, ...change }, work))
  return { run, ids, store }
}

test('a repeat gets the first response and does nothing', async () => {
  const { run } = await newWork()
  expect(await run()).toEqual({ run: 1 })
  expect(await run()).toEqual({ run: 1 })
  expect(await run({ key: 'k-2' })).toEqual({ run: 2 })
})

test('two simultaneous requests do the work once', async () => {
  const { run } = await newWork()
  expect(await Promise.all([run(), run()])).toEqual([{ run: 1 }, { run: 1 }])
})

test('requests without a key are independent', async () => {
  const { run } = await newWork()
  expect([await run({ key: null }), await run({ key: null })]).toEqual([{ run: 1 }, { run: 2 }])
})

test('a key belongs to one person', async () => {
  const { run, ids } = await newWork()
  await run()
  expect(await run({ userId: ids.other })).toEqual({ run: 2 })
})

test('a key without an account is independent of accounts', async () => {
  const { run } = await newWork()
  expect(await run({ userId: null })).toEqual({ run: 1 })
  expect(await run({ userId: null })).toEqual({ run: 1 })
  await expect(run({ userId: null, body: { name: 'B' } })).rejects.toMatchObject({ kind: 'conflict' })
  expect(await run()).toEqual({ run: 2 })
  expect(await run({ userId: null, key: 'k-2' })).toEqual({ run: 3 })
  expect(await run({ userId: null, now: NOW + STORED_FOR })).toEqual({ run: 4 })
  expect(await run({ userId: null, now: NOW + STORED_FOR })).toEqual({ run: 4 })
})

test.each([{ body: { name: 'B' } }, { call: 'POST /api/other' }])(
  'a key is for one request: %j',
  async (change) => {
    const { run } = await newWork()
    await run()
    await expect(run(change)).rejects.toMatchObject({ kind: 'conflict' })
  },
)

test('a failed request can be repeated with its key', async () => {
  const { run } = await newWork()
  const failing = run({}, () => Promise.reject(new Error('half-way')))
  await expect(failing).rejects.toThrow('half-way')
  expect(await run()).toEqual({ run: 1 })
})

test('repeats are recognised for 60 days, for phones that are offline for weeks', async () => {
  const { run, store } = await newWork()
  await run()
  await purgeIdempotencyKeys(store.write, NOW + STORED_FOR - 1)
  expect(await run({ now: NOW + STORED_FOR - 1 })).toEqual({ run: 1 })
  expect(await run({ now: NOW + STORED_FOR })).toEqual({ run: 2 })
})

test('expired responses are deleted in batches by an index', async () => {
  const store = await newSqliteStore()
  const { run } = await newWork(store)
  const row = { user_id: null, call: 'POST /api/things', fingerprint: Buffer.alloc(32), answer: '{}' }
  const old = Array.from({ length: 1201 }, (_, n) => ({
    ...row,
    key: `old ${n}`,
    created_at: NOW - STORED_FOR,
  }))
  for (let start = 0; start < old.length; start += 500)
    await store.write
      .insertInto('idempotency_keys')
      .values(old.slice(start, start + 500))
      .execute()
  await run()
  const { db, queries, plans } = watchQueries(store, 'writeSqlite')
  await purgeIdempotencyKeys(db, NOW)
  expect(queries).toHaveLength(3)
  expect(plans().filter((step) => step.startsWith('SCAN'))).toEqual([])
  expect(await store.read.selectFrom('idempotency_keys').select('key').execute()).toEqual([{ key: 'k-1' }])
})
