import { randomBytes } from 'node:crypto'
import { DAY, MINUTE } from '@portal/domain/shared'
import { pino } from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import { NOW } from '#test/new-app.ts'
import { newStore } from '#test/new-store.ts'
import type { Store } from '#db/engine/store.ts'
import { LEASE_DURATION, createLeases } from './lease.ts'

afterEach(() => vi.useRealTimers())

/** The signal of a process that is not stopping. */
const GOES_ON = new AbortController().signal

/** Creates two processes on one database with a common clock. */
async function newProcesses() {
  const clock = { now: NOW }
  const store = await newStore()
  const other = await store.openBeside()
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  const process = (own: Store) => {
    const leases = createLeases({ store: own, now: () => clock.now, randomBytes, log })
    const passes: number[] = []
    const run = (job = 'sweep') => leases.runExclusive(job, async () => void passes.push(clock.now), GOES_ON)
    return { ...leases, run, passes }
  }
  const leases = () => store.read.selectFrom('job_leases').selectAll().execute()
  return { clock, one: process(store), two: process(other), leases, logged: () => lines.join('') }
}

/** Creates a pass that lasts until it is ended. */
const newPass = () => Promise.withResolvers<void>()

test('of two simultaneous processes one runs a job, and keeps it', async () => {
  const { clock, one, two } = await newProcesses()
  for (let minute = 0; minute < 10; minute += 1) {
    clock.now = NOW + minute * MINUTE
    await one.run()
    await two.run()
  }
  expect([one.passes.length, two.passes.length]).toEqual([10, 0])
  const both = await Promise.all([one.run('digests'), two.run('digests')])
  expect(both.filter(Boolean)).toHaveLength(1)
})

test('each job has its own lease', async () => {
  const { one, two } = await newProcesses()
  expect(await one.run('sweep')).toBe(true)
  expect(await two.run('digests')).toBe(true)
})

test('another process gets the job of a killed one once its lease has expired', async () => {
  const { clock, one, two } = await newProcesses()
  await one.run()
  clock.now += LEASE_DURATION - 1
  expect(await two.run()).toBe(false)
  clock.now += 1
  expect(await two.run()).toBe(true)
  expect(await one.run()).toBe(false)
})

test('a stopping process releases its own jobs only', async () => {
  const { one, two } = await newProcesses()
  await one.run('sweep')
  await two.run('digests')
  await one.release()
  expect(await two.run('sweep')).toBe(true)
  expect(await one.run('digests')).toBe(false)
})

test('a lease from before the clock was set back delays nobody', async () => {
  const { clock, one, two } = await newProcesses()
  await one.run()
  clock.now -= 2 * DAY
  expect(await two.run()).toBe(true)
  expect(await one.run()).toBe(false)
})

test('a long pass keeps its lease', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { clock, one, two, leases } = await newProcesses()
  const pass = newPass()
  const running = one.runExclusive('sweep', () => pass.promise, GOES_ON)
  await expect.poll(() => vi.getTimerCount()).toBe(1)
  for (let renewal = 1; renewal <= 20; renewal += 1) {
    clock.now += MINUTE / 2
    vi.advanceTimersByTime(MINUTE / 2)
    await expect.poll(leases).toMatchObject([{ lease_until: clock.now + LEASE_DURATION }])
  }
  expect(await two.run()).toBe(false)
  pass.resolve()
  expect(await running).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})

test('a pass that is asked to end stops renewing its lease, so that it can be released', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { one, two, leases } = await newProcesses()
  const [pass, stopping] = [newPass(), new AbortController()]
  const heard = vi.fn<(signal: AbortSignal) => Promise<void>>(() => pass.promise)
  const running = one.runExclusive('sweep', heard, stopping.signal)
  await expect.poll(() => heard.mock.calls[0]?.[0].aborted).toBe(false)
  stopping.abort()
  expect(heard.mock.calls[0]?.[0].aborted).toBe(true)
  await one.release()
  vi.advanceTimersByTime(MINUTE)
  expect(await two.run()).toBe(true)
  pass.resolve()
  await running
  expect(await leases()).toHaveLength(1)
})

test('a pass whose lease another process has taken over is asked to end, and leaves the lease', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { clock, one, two, leases, logged } = await newProcesses()
  const passes = [newPass(), newPass()]
  const heard = vi.fn<(signal: AbortSignal) => Promise<void>>(() => passes[0]?.promise ?? Promise.resolve())
  const running = one.runExclusive('sweep', heard, GOES_ON)
  await expect.poll(() => heard.mock.calls.length).toBe(1)
  // As if the process had been blocked for so long.
  clock.now += LEASE_DURATION
  const runningThere = two.runExclusive('sweep', () => passes[1]?.promise ?? Promise.resolve(), GOES_ON)
  await expect.poll(async () => (await leases())[0]?.lease_until).toBe(clock.now + LEASE_DURATION)
  const [taken] = await leases()
  vi.advanceTimersByTime(MINUTE / 2)
  await expect.poll(() => heard.mock.calls[0]?.[0].aborted).toBe(true)
  expect(logged()).toMatch(/"level":40.*"job":"sweep".*another process has taken a job over/)
  for (const pass of passes) pass.resolve()
  expect(await Promise.all([running, runningThere])).toEqual([true, true])
  expect((await leases())[0]?.holder).toBe(taken?.holder)
  expect(logged().match(/taken a job over/g)).toHaveLength(1)
})

test('a failed pass stops renewing, and leaves the job with its process', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { one, two } = await newProcesses()
  await expect(
    one.runExclusive('sweep', () => Promise.reject(new Error('disk full')), GOES_ON),
  ).rejects.toThrow('disk full')
  expect(vi.getTimerCount()).toBe(0)
  expect(await two.run()).toBe(false)
  expect(await one.run()).toBe(true)
})

test('a process without work writes once in several passes', async () => {
  const { clock, one, two, leases } = await newProcesses()
  const writes = new Set<number | undefined>()
  for (let minute = 0; minute < 8; minute += 1) {
    clock.now = NOW + minute * MINUTE
    await one.run()
    await two.run()
    writes.add((await leases())[0]?.lease_until)
  }
  expect(writes.size).toBe(4)
})
