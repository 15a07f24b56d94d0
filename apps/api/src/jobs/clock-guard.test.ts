import { DAY, HOUR } from '@portal/domain/shared'
import { pino } from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import { newDataDir } from '#test/data-dir.ts'
import { addListings } from '#test/listings.ts'
import { readMails } from '#test/mails.ts'
import { GUIDES, newApp, NOW } from '#test/new-app.ts'
import { createServices } from '#services.ts'
import { addMail } from '#test/outbox.ts'
import { acceptClock, readTrustedTime } from '#db/clock.ts'
import { startSession } from '#features/accounts/sessions.service.ts'
import { createClockGuard } from './clock-guard.ts'
import { purge } from './purge.ts'
import { startJobs } from './schedule.ts'

const CLOCK = { toFake: ['setTimeout' as const, 'clearTimeout' as const, 'Date' as const], now: NOW }
const LEAP = 40 * DAY

afterEach(() => vi.useRealTimers())

/** Creates a portal with running jobs, a signed-in person, and a trial that ends in 30 days. */
async function newPortal() {
  const clock = { now: NOW }
  const lines: string[] = []
  const portal = await newApp({
    now: () => clock.now,
    log: pino({ level: 'warn' }, { write: (line) => void lines.push(line) }),
    config: { dataDir: newDataDir() },
  })
  const { store, context, ids } = portal
  const cookies = await portal.signIn('owner')
  const trialExpiresAt = NOW + 30 * DAY
  await addListings(store, {
    name: 'Auki Hardware',
    ownerId: ids.owner,
    trialExpiresAt,
    publicUntil: trialExpiresAt,
  })
  vi.useFakeTimers(CLOCK)
  const jobs = startJobs(context, createServices(context, GUIDES))
  await jobs.whenIdle()
  return {
    ...portal,
    jobs,
    clock,
    /** Lets each job run once more. */
    async passHour() {
      vi.advanceTimersByTime(HOUR)
      await jobs.whenIdle()
    },
    userStatus: async () => (await portal.get('/api/auth/user', cookies)).statusCode,
    subjects: async () => (await readMails(portal)).map(({ subject }) => subject),
    isAhead: async () =>
      (await portal.get('/api/health/ready')).json<{ clock: { isAhead: boolean } }>().clock.isAhead,
    complaints: () => lines.filter((line) => line.includes('run `clock accept`')),
  }
}

test('a clock 40 days ahead ends no session, sends no mail and deletes nothing until it is corrected', async () => {
  const portal = await newPortal()
  const { clock, store } = portal
  const sessions = () => store.read.selectFrom('sessions').select('used_at').execute()
  clock.now = NOW + LEAP
  await portal.passHour()
  await portal.passHour()
  expect(await sessions()).toHaveLength(1)
  expect(await portal.subjects()).toEqual([])
  expect(await portal.userStatus()).toBe(200)
  expect(await portal.isAhead()).toBe(true)
  expect(portal.complaints()).toHaveLength(1)
  expect(JSON.parse(portal.complaints()[0] ?? '')).toMatchObject({ level: 50 })
  expect(await readTrustedTime(store.read)).toBe(NOW)

  clock.now = NOW + HOUR
  await portal.passHour()
  expect(await portal.isAhead()).toBe(false)
  expect(await portal.userStatus()).toBe(200)
  expect(await portal.subjects()).toEqual([])
  await portal.jobs.stop()
})

test('after an outage of 40 days an operator accepts the clock, and due work is done', async () => {
  const portal = await newPortal()
  const { clock, store } = portal
  clock.now = NOW + LEAP
  await portal.passHour()
  await acceptClock(store.write, clock.now)
  await portal.passHour()
  expect(await portal.isAhead()).toBe(false)
  expect(await portal.subjects()).toEqual(['Your free trial has ended: Auki Hardware'])
  expect(await portal.userStatus()).toBe(401)
  expect(await store.read.selectFrom('sessions').select('key').execute()).toEqual([])
  await portal.jobs.stop()
})

test('a process that starts with a clock that is ahead detects it at once, whatever people write', async () => {
  const clock = { now: NOW }
  const { context, store, ids } = await newApp({ now: () => clock.now })
  expect(await context.clock.check()).toBe(false)
  clock.now = NOW + LEAP
  const next = createClockGuard(context)
  expect(await next.check()).toBe(true)
  expect(next.trustedNow()).toBe(NOW)
  await startSession(store.write, { id: 'an id', device: null }, { userId: ids.owner, now: clock.now })
  expect(await next.check()).toBe(true)
})

test('a clock that is off by a day at most, or set back, is trusted', async () => {
  const clock = { now: NOW }
  const { context, store } = await newApp({ now: () => clock.now })
  for (const now of [NOW, NOW + DAY, NOW + 2 * DAY, NOW - LEAP]) {
    clock.now = now
    expect(await context.clock.check()).toBe(false)
  }
  expect(await readTrustedTime(store.read)).toBe(NOW + 2 * DAY)
})

test('a session from a clock that was ahead lasts no longer than others', async () => {
  const { context, store, ids } = await newApp()
  await startSession(store.write, { id: 'an id', device: null }, { userId: ids.owner, now: NOW + LEAP })
  await purge(context)
  expect(await store.read.selectFrom('sessions').select(['used_at', 'created_at']).execute()).toEqual([
    { used_at: NOW, created_at: NOW },
  ])
})

test('mails postponed by a clock that was ahead become due, and those it sent count as sent now', async () => {
  const { context, store } = await newApp()
  const future = NOW + LEAP
  await addMail({ ...context, now: () => future }, { to: { name: 'Ana', address: 'ana@example.com' } })
  await addMail({ ...context, now: () => future }, { to: { name: 'Bo', address: 'bo@example.com' } })
  await store.write
    .updateTable('outbox')
    .set({ sent_at: future, next_try_at: null })
    .where('to_address', '=', 'bo@example.com')
    .execute()
  await purge(context)
  const rows = store.read.selectFrom('outbox').select(['to_address', 'next_try_at', 'sent_at'])
  expect(await rows.orderBy('to_address').execute()).toEqual([
    { to_address: 'ana@example.com', next_try_at: NOW, sent_at: null },
    { to_address: 'bo@example.com', next_try_at: null, sent_at: NOW },
  ])
})
