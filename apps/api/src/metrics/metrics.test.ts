import { setImmediate } from 'node:timers/promises'
import { DAY } from '@portal/domain/shared'
import { expect, onTestFinished, test } from 'vitest'
import { recordLastBackup } from '#db/last-backup.ts'
import { newApp, NOW } from '#test/new-app.ts'
import { addMail } from '#test/outbox.ts'
import { holdWriteLock } from '#test/held-lock.ts'
import type { TestStore } from '#test/new-store.ts'
import { newSqliteStore } from '#test/stores/sqlite-store.ts'
import { createMetrics } from './create-metrics.ts'

const ANY_PORT = { host: '127.0.0.1', port: 0 }

/** Creates a portal that serves metrics, with an adjustable clock. */
async function newWatchedApp(store?: TestStore) {
  const clock = { now: NOW }
  const { metrics, serve } = await createMetrics(ANY_PORT)
  const portal = await newApp({ metrics, now: () => clock.now, ...(store && { store }) })
  const server = await serve(portal.context)
  onTestFinished(() => server.close())
  const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${server.port}${path}`, init)
  /** Reads the values by name and labels. */
  const scrape = async () => {
    const text = await (await ask('/metrics')).text()
    const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
    return new Map(
      lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
    )
  }
  return { ...portal, clock, ask, scrape }
}

test('responses are counted by the pattern of their route', async () => {
  const { get, inject, scrape } = await newWatchedApp()
  await get('/api/businesses/no-such-shop?x=1')
  await get('/api/businesses/another-one')
  await get('/api/stats/provinces')
  await inject({ method: 'POST', url: '/api/auth/sign-in', payload: {} })
  await get('/api/nothing/of/this/name')
  const values = await scrape()
  const count = (method: string, route: string, status: number) =>
    values.get(
      `portal_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`,
    )
  expect(count('GET', '/api/businesses/:idOrSlug', 404)).toBe(2)
  expect(count('GET', '/api/stats/provinces', 200)).toBe(1)
  expect(count('POST', '/api/auth/sign-in', 400)).toBe(1)
  expect(count('GET', '', 404)).toBe(1)
  expect(
    [...values.keys()].filter((name) => name.includes('of/this') || name.includes('another-one')),
  ).toEqual([])
})

test('the clock’s lead is reported in seconds, 0 for a trusted clock', async () => {
  const { context, clock, scrape } = await newWatchedApp()
  await context.clock.check()
  expect((await scrape()).get('portal_clock_ahead_seconds')).toBe(0)
  clock.now = NOW + 40 * DAY
  expect((await scrape()).get('portal_clock_ahead_seconds')).toBe((40 * DAY) / 1000)
})

test('passes of jobs are counted by outcome, and the last success is dated', async () => {
  const { context, scrape } = await newWatchedApp()
  const from = Math.floor(Date.now() / 1_000)
  context.metrics.recordJob('trials', 'success')
  context.metrics.recordJob('trials', 'failure')
  context.metrics.recordJob('purge', 'failure')
  const values = await scrape()
  expect(values.get('portal_job_passes_total{job="trials",outcome="success"}')).toBe(1)
  expect(values.get('portal_job_passes_total{job="trials",outcome="failure"}')).toBe(1)
  const lastSuccess = (job: string) => values.get(`portal_job_last_success_timestamp_seconds{job="${job}"}`)
  expect(lastSuccess('trials')).toBeGreaterThanOrEqual(from)
  expect(lastSuccess('purge')).toBeUndefined()
})

test('public reads are counted as created, cached or not modified', async () => {
  const { get, inject, scrape } = await newWatchedApp()
  const read = (result: string) => `portal_stored_responses_total{result="${result}"}`
  for (let times = 0; times < 4; times += 1) await get('/api/stats/provinces')
  await inject({ method: 'GET', url: '/api/stats/provinces', headers: { 'if-none-match': '*' } })
  const values = await scrape()
  expect([values.get(read('miss')), values.get(read('hit')), values.get(read('not_modified'))]).toEqual([
    1, 3, 1,
  ])
})

test('refusals are counted by their limit', async () => {
  const { inject, scrape } = await newWatchedApp()
  const guess = () =>
    inject({
      method: 'POST',
      url: '/api/auth/sign-in',
      payload: { email: 'a@b.test', password: 'wrong one' },
    })
  let status = 0
  for (let times = 0; times < 40 && status !== 429; times += 1) status = (await guess()).statusCode
  expect(status).toBe(429)
  const refusals = [...(await scrape())].filter(([name]) => name.startsWith('portal_limit_refusals_total'))
  expect(refusals.map(([, count]) => count)).toEqual([1])
})

test('mails are reported by waiting time and by the number given up', async () => {
  const { context, clock, store, scrape } = await newWatchedApp()
  const none = await scrape()
  expect([none.get('portal_mails_waiting'), none.get('portal_mail_oldest_waiting_seconds')]).toEqual([0, 0])
  await addMail(context)
  clock.now += 90_000
  await addMail(context)
  const waiting = await scrape()
  expect(waiting.get('portal_mails_waiting')).toBe(2)
  expect(waiting.get('portal_mail_oldest_waiting_seconds')).toBe(90)
  expect(waiting.get('portal_mail_overdue_seconds')).toBe(90)
  await store.write.updateTable('outbox').set({ next_try_at: null, given_up_at: clock.now }).execute()
  const givenUp = await scrape()
  expect([givenUp.get('portal_mails_waiting'), givenUp.get('portal_mails_given_up')]).toEqual([0, 2])
})

test('the age of a backup is absent until one is recorded', async () => {
  const { clock, store, scrape } = await newWatchedApp()
  expect((await scrape()).has('portal_backup_age_seconds')).toBe(false)
  await recordLastBackup(store.write, { at: NOW, file: '/backups/one.tar', bytes: 1 })
  clock.now += 3_600_000
  expect((await scrape()).get('portal_backup_age_seconds')).toBe(3_600)
})

test('reports the queues, the disk and the release', async () => {
  const { store, scrape } = await newWatchedApp()
  await store.write
    .insertInto('queue_counts')
    .values({ kind: 'business', waiting: 3 })
    .onConflict((conflict) => conflict.column('kind').doUpdateSet({ waiting: 3 }))
    .execute()
  const values = await scrape()
  expect(values.get('portal_queue_length{kind="business"}')).toBe(3)
  expect(values.get('portal_disk_free_bytes')).toBe(50e9)
  expect([...values.keys()].filter((name) => name.startsWith('portal_build_info{app="api"'))).toHaveLength(1)
  expect(values.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0)
})

test('waits for a turn and for another process’s lock are reported during and after', async () => {
  const store = await newSqliteStore()
  const { scrape } = await newWatchedApp(store)
  const write = () => store.write.updateTable('readiness').set({ checked_at: 1 }).execute()
  const { release } = await holdWriteLock(store)
  const writes = [write(), write()]
  await setImmediate()
  const waiting = (of: string) => `portal_database_waiting{for="${of}"}`
  const during = await scrape()
  expect([during.get(waiting('lock')), during.get(waiting('write'))]).toEqual([1, 1])
  await release()
  await Promise.all(writes)
  const after = await scrape()
  expect([after.get(waiting('lock')), after.get(waiting('write'))]).toEqual([0, 0])
  for (const of of ['lock', 'write']) {
    expect(after.get(`portal_database_waits_total{for="${of}"}`)).toBe(1)
    expect(after.get(`portal_database_wait_seconds_total{for="${of}"}`)).toBeGreaterThan(0)
  }
})

test('an unreadable part is absent, and the others are reported', async () => {
  const { store, scrape } = await newWatchedApp()
  await store.run('alter table outbox rename to elsewhere')
  const values = await scrape()
  expect(values.has('portal_mails_waiting')).toBe(false)
  expect(values.get('portal_disk_free_bytes')).toBe(50e9)
  await store.run('alter table elsewhere rename to outbox')
  expect((await scrape()).get('portal_mails_waiting')).toBe(0)
})

test('the port serves nothing but metrics', async () => {
  const { ask } = await newWatchedApp()
  for (const [path, method] of [
    ['/', 'GET'],
    ['/metrics', 'POST'],
    ['/api/businesses', 'GET'],
  ] as const)
    expect((await ask(path, { method })).status).toBe(404)
  expect((await ask('/metrics')).headers.get('content-type')).toMatch(/^text\/plain/)
})

test('the portal’s own port has no metrics', async () => {
  const { get } = await newWatchedApp()
  expect((await get('/metrics')).statusCode).toBe(404)
  expect((await get('/api/metrics')).statusCode).toBe(404)
})

test('a used port is refused with one line', async () => {
  const { context } = await newApp()
  const first = await (await createMetrics(ANY_PORT)).serve(context)
  onTestFinished(() => first.close())
  const second = await createMetrics({ ...ANY_PORT, port: first.port })
  await expect(second.serve(context)).rejects.toThrow(
    `METRICS_PORT is ${first.port}, but nothing can listen on 127.0.0.1:${first.port}: another program has that port`,
  )
})

test('another machine’s address is refused with one line', async () => {
  const { context } = await newApp()
  const { serve } = await createMetrics({ ...ANY_PORT, host: '192.0.2.7' })
  await expect(serve(context)).rejects.toThrow('METRICS_HOST is not an address of this machine')
})

test('while the database does not respond, its part is absent and the rest is reported', async () => {
  const { scrape, store } = await newWatchedApp()
  expect((await scrape()).has('portal_mails_waiting')).toBe(true)
  await store.read.destroy()
  const values = await scrape()
  expect([...values.keys()].filter((name) => /^portal_(mail|queue)/.test(name))).toEqual([])
  expect(values.has('portal_disk_free_bytes')).toBe(true)
})
