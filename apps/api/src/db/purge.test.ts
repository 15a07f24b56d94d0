import { expect, test } from 'vitest'
import { NOW } from '#test/new-app.ts'
import { newStore } from '#test/new-store.ts'
import { newSqliteStore } from '#test/stores/sqlite-store.ts'
import { watchQueries } from '#test/watch-queries.ts'
import { purgeSessions } from '#features/accounts/sessions.service.ts'
import { purgeAlerts } from '#features/alerts/alerts.service.ts'
import { purgeSubscribers } from '#features/newsletter/newsletter.service.ts'
import { purgeMails } from '#mail/outbox/outbox.service.ts'
import { purgeIdempotencyKeys } from './idempotency.ts'
import { purgeInBatches } from './purge.ts'

test.each([purgeSessions, purgeIdempotencyKeys, purgeMails, purgeSubscribers, purgeAlerts])(
  '$name finds expired rows by an index, in batches',
  async (purge) => {
    const { db, queries, plans } = watchQueries(await newSqliteStore(), 'writeSqlite')
    await purge(db, NOW)
    expect(queries.length).toBeGreaterThan(0)
    for (const { sql } of queries) expect(sql).toMatch(/ limit \?/)
    expect(plans().filter((step) => step.startsWith('SCAN '))).toEqual([])
  },
)

test('batches continue until one is not full', async () => {
  const asked: number[] = []
  let left = 1201
  const { write } = await newStore()
  await purgeInBatches(write, async (_trx, limit) => {
    asked.push(limit)
    const removed = Math.min(limit, left)
    left -= removed
    return removed
  })
  expect(left).toBe(0)
  expect(asked).toEqual([500, 500, 500])
})

test('a signal ends it after the running batch, and before the first one of a later pass', async () => {
  const { write } = await newStore()
  const stopping = new AbortController()
  let batches = 0
  const remove = (_trx: unknown, limit: number) => {
    batches += 1
    stopping.abort()
    return Promise.resolve(limit)
  }
  await purgeInBatches(write, remove, stopping.signal)
  await purgeInBatches(write, remove, stopping.signal)
  expect(batches).toBe(1)
})
