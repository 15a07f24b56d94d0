import { DAY, HOUR } from '@portal/domain/shared'
import { afterEach, expect, test, vi } from 'vitest'
import { anArticle, publish } from '#test/content.ts'
import { newDataDir } from '#test/data-dir.ts'
import { readMails } from '#test/mails.ts'
import { GUIDES, newApp, NOW } from '#test/new-app.ts'
import { addSubscriber, postSubscription } from '#test/newsletter.ts'
import { acceptClock } from '#db/clock.ts'
import { startSession } from '#features/accounts/sessions.service.ts'
import type { StoredFile } from '#media/store/file-store.ts'
import { createServices } from '#services.ts'
import { PASS_END_TIMEOUT_MS, startJobs } from './schedule.ts'

/** The fake clock of jobs, which starts at a full hour. */
const CLOCK = { toFake: ['setTimeout' as const, 'clearTimeout' as const, 'Date' as const], now: NOW }

afterEach(() => vi.useRealTimers())

test('expired data is deleted every hour until the jobs are stopped', async () => {
  let now = NOW
  const { context, store, ids } = await newApp({ now: () => now })
  const sessions = async () => (await store.read.selectFrom('sessions').select('key').execute()).length
  vi.useFakeTimers(CLOCK)
  const jobs = startJobs(context, createServices(context, GUIDES))
  await jobs.whenIdle()

  await startSession(store.write, { id: 'an id', device: null }, { userId: ids.owner, now })
  now += 25 * HOUR
  await acceptClock(store.write, now)
  vi.advanceTimersByTime(HOUR - 1)
  expect(await sessions()).toBe(1)
  vi.advanceTimersByTime(1)
  await jobs.whenIdle()
  expect(await sessions()).toBe(0)
  await jobs.stop()
  expect(vi.getTimerCount()).toBe(0)
})

test('the newsletter is written on its Tuesday, and unconfirmed subscribers are deleted', async () => {
  let now = NOW
  const portal = await newApp({ now: () => now, config: { dataDir: newDataDir() } })
  vi.useFakeTimers(CLOCK)
  const jobs = startJobs(portal.context, createServices(portal.context, GUIDES))
  await jobs.whenIdle()
  await addSubscriber(portal, 'mele@kokonut.test')
  await postSubscription(portal, { email: 'never@kokonut.test' })

  now += 8 * DAY
  await acceptClock(portal.store.write, now)
  await publish(portal.store, anArticle({ publishedAt: now - HOUR }))
  vi.advanceTimersByTime(HOUR)
  const readers = async () =>
    (await readMails(portal)).flatMap(({ subject, to_address }) =>
      subject.includes('the week to') ? [to_address] : [],
    )
  await expect.poll(readers).toEqual(['mele@kokonut.test'])
  await jobs.whenIdle()
  await jobs.stop()
  const subscribers = await portal.store.read.selectFrom('subscribers').select('email').execute()
  expect(subscribers).toEqual([{ email: 'mele@kokonut.test' }])
})

test('of two processes with jobs one runs them, and the other once the first has stopped', async () => {
  let now = NOW
  const { context, store, ids } = await newApp({ now: () => now })
  const holders = async () =>
    new Set(
      (await store.read.selectFrom('job_leases').select('holder').execute()).map(({ holder }) => holder),
    )
  vi.useFakeTimers(CLOCK)
  const first = startJobs(context, createServices(context, GUIDES))
  await first.whenIdle()
  const second = startJobs(context, createServices(context, GUIDES))
  await second.whenIdle()
  expect((await holders()).size).toBe(1)

  await first.stop()
  expect((await holders()).size).toBe(0)
  await startSession(store.write, { id: 'an id', device: null }, { userId: ids.owner, now })
  now += 25 * HOUR
  await acceptClock(store.write, now)
  vi.advanceTimersByTime(HOUR)
  await second.whenIdle()
  expect(await store.read.selectFrom('sessions').select('key').execute()).toEqual([])
  await second.stop()
})

/** Creates a portal whose store of photos lists its files by `list`, and a promise of its sweep's first listing. */
async function newSweep(list: () => AsyncGenerator<StoredFile>) {
  const begun = Promise.withResolvers<void>()
  const { context, store } = await newApp({
    media: (own) => ({
      ...own,
      async *files(beginning?: string) {
        if (beginning !== undefined) return yield* own.files(beginning)
        begun.resolve()
        yield* list()
      },
    }),
  })
  const leases = () => store.read.selectFrom('job_leases').select('job').execute()
  return { context, leases, begun: begun.promise }
}

test('a stop ends a sweep between two files and releases its lease', async () => {
  const { context, leases, begun } = await newSweep(async function* () {
    for (let file = 0; ; file += 1) {
      await new Promise(setImmediate)
      yield { name: `${file}.txt`, size: 1, writtenAt: NOW }
    }
  })
  vi.useFakeTimers(CLOCK)
  const succeeded: string[] = []
  const recordJob = (job: string, outcome: string) => void (outcome === 'success' && succeeded.push(job))
  const jobs = startJobs(
    { ...context, metrics: { ...context.metrics, recordJob } },
    createServices(context, GUIDES),
  )
  await begun
  expect(await leases()).toContainEqual({ job: 'purge' })
  await jobs.stop()
  expect(await leases()).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
  // An interrupted pass is no success, so that its age shows the operator that it is stuck.
  expect(succeeded).not.toContain('purge')
})

test('a stop waits some seconds for a sweep with a silent store, and releases its lease', async () => {
  const { context, leases, begun } = await newSweep(async function* () {
    yield await new Promise<never>(() => undefined)
  })
  vi.useFakeTimers(CLOCK)
  const jobs = startJobs(context, createServices(context, GUIDES))
  await begun
  let isStopped = false
  const stopped = jobs.stop().then(() => (isStopped = true))
  await vi.advanceTimersByTimeAsync(PASS_END_TIMEOUT_MS - 1)
  expect(isStopped).toBe(false)
  expect(await leases()).toContainEqual({ job: 'purge' })
  await vi.advanceTimersByTimeAsync(1)
  await stopped
  expect(await leases()).toEqual([])
})
