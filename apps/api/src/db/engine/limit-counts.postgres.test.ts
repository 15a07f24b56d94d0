// cspell:ignore relname relpersistence
import { HOUR, MINUTE, SECOND } from '@portal/domain/shared'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { newMigratedDatabase, openForTest } from '#test/migrated-postgres.ts'
import { newSqliteStore } from '#test/stores/sqlite-store.ts'
import type { Attempt, LimitCounter } from './limit-counts.ts'

const WINDOW = { name: 'sign-in', max: 3, window: 10 * MINUTE }
const THROTTLE = { name: 'sign-in', free: 3, within: HOUR, minWaitMs: 15 * SECOND, maxWaitMs: MINUTE }
const NOW = Date.UTC(2026, 10, 20, 5)

/** Milliseconds to wait; 0 for an allowed attempt. */
const waitOf = (attempt: Attempt): number => (attempt.isAllowed ? 0 : attempt.wait)

async function takeTimes(counter: LimitCounter, times: number, now = NOW): Promise<number[]> {
  const waits: number[] = []
  for (let i = 0; i < times; i += 1) waits.push(waitOf(await counter.consume('ana@portal.test', now)))
  return waits
}

async function release(attempt: Attempt): Promise<void> {
  if (!attempt.isAllowed) throw new Error('The attempt was not taken')
  await attempt.release()
}

/** The counts of two processes; SQLite has only one. */
const ENGINES = {
  SQLite: async () => {
    const { limitCounts } = await newSqliteStore()
    return [limitCounts] as const
  },
  PostgreSQL: async () => {
    const url = await newMigratedDatabase()
    const [one, other] = [await openForTest(url), await openForTest(url)]
    return [one.limitCounts, other.limitCounts] as const
  },
}

describe.each(Object.entries(ENGINES))('on %s', (_, open) => {
  test('a window allows its maximum of attempts per key and reports when it ends', async () => {
    const [counts] = await open()
    const window = counts.countInWindows(WINDOW)
    expect(await takeTimes(window, 3)).toEqual([0, 0, 0])
    expect(await takeTimes(window, 2, NOW + MINUTE)).toEqual([9 * MINUTE, 9 * MINUTE])
    expect(waitOf(await window.consume('ben@portal.test', NOW))).toBe(0)
    expect(await takeTimes(counts.countInWindows({ ...WINDOW, name: 'register' }), 1)).toEqual([0])
    expect(await takeTimes(window, 4, NOW + 10 * MINUTE)).toEqual([0, 0, 0, 10 * MINUTE])
  })

  test('a window with only released attempts begins again', async () => {
    const [counts] = await open()
    const window = counts.countInWindows(WINDOW)
    const attempts = [
      await window.consume('ana@portal.test', NOW),
      await window.consume('ana@portal.test', NOW),
    ]
    for (const attempt of attempts) await release(attempt)
    expect(await takeTimes(window, 4, NOW + MINUTE)).toEqual([0, 0, 0, 10 * MINUTE])
  })

  test('releasing an attempt after its window does not affect the next one', async () => {
    const [counts] = await open()
    const window = counts.countInWindows(WINDOW)
    const attempt = await window.consume('ana@portal.test', NOW)
    expect(await takeTimes(window, 3, NOW + HOUR)).toEqual([0, 0, 0])
    await release(attempt)
    expect(await takeTimes(window, 1, NOW + HOUR)).toEqual([10 * MINUTE])
  })

  test('a machine whose clock is days ahead delays nobody', async () => {
    const [counts] = await open()
    const [window, throttle] = [counts.countInWindows(WINDOW), counts.throttle(THROTTLE)]
    await takeTimes(window, 3, NOW + 48 * HOUR)
    await takeTimes(throttle, 3, NOW + 48 * HOUR)
    expect(await takeTimes(window, 1)).toEqual([0])
    expect(await takeTimes(throttle, 1)).toEqual([0])
  })

  test('parallel attempts in all processes are allowed up to the limit', async () => {
    const processes = await open()
    for (const kind of ['countInWindows', 'throttle'] as const) {
      const limit = { ...WINDOW, ...THROTTLE, max: 5, free: 5 }
      const counters = processes.map((counts) => counts[kind](limit))
      const burst = await Promise.all(
        Array.from({ length: 20 }, () =>
          counters.map((counter) => counter.consume('ana@portal.test', NOW)),
        ).flat(),
      )
      expect(burst.filter(({ isAllowed }) => isAllowed)).toHaveLength(5)
    }
  })

  test('a throttle doubles its delay with each attempt up to a maximum, until attempts expire', async () => {
    const [counts] = await open()
    const throttle = counts.throttle(THROTTLE)
    expect(await takeTimes(throttle, 4)).toEqual([0, 0, 0, 15 * SECOND])
    let now = NOW
    const waits: number[] = []
    for (let i = 0; i < 4; i += 1) {
      const [wait = 0] = await takeTimes(throttle, 1, now)
      waits.push(wait)
      now += wait
      expect(await takeTimes(throttle, 1, now)).toEqual([0])
    }
    expect(waits).toEqual([15 * SECOND, 30 * SECOND, MINUTE, MINUTE])
    expect(await takeTimes(throttle, 2, NOW + HOUR)).toEqual([0, MINUTE])
    expect(await takeTimes(throttle, 3, NOW + 3 * HOUR)).toEqual([0, 0, 0])
  })

  test('of several attempts at one time a throttle releases one', async () => {
    const [counts] = await open()
    const throttle = counts.throttle(THROTTLE)
    const attempt = await throttle.consume('ana@portal.test', NOW)
    expect(await takeTimes(throttle, 2)).toEqual([0, 0])
    await release(attempt)
    expect(await takeTimes(throttle, 2)).toEqual([0, 15 * SECOND])
  })
})

test('on PostgreSQL counts name nobody, are unlogged, and are deleted after they end', async () => {
  const { limitCounts, write } = await openForTest(await newMigratedDatabase())
  await takeTimes(limitCounts.countInWindows(WINDOW), 1)
  await takeTimes(limitCounts.throttle(THROTTLE), 1)
  const read = async () =>
    (await sql<object>`select * from limit_windows, limit_attempts`.execute(write)).rows
  expect(await read()).toHaveLength(1)
  expect(JSON.stringify(await read())).not.toContain('ana')
  const { rows } = await sql`select relpersistence as kept from pg_class
    where relname in ('limit_windows', 'limit_attempts')`.execute(write)
  expect(rows).toEqual([{ kept: 'u' }, { kept: 'u' }])
  await limitCounts.purge(NOW + 10 * MINUTE - 1)
  expect(await read()).toHaveLength(1)
  await limitCounts.purge(NOW + HOUR)
  expect(await read()).toHaveLength(0)
})

test('on PostgreSQL attempts are counted even if transactions use every write connection', async () => {
  const { limitCounts, write } = await openForTest(await newMigratedDatabase())
  const window = limitCounts.countInWindows({ ...WINDOW, max: 12 })
  const taken = Array.from({ length: 20 }, () =>
    write.transaction().execute(() => window.consume('ana@portal.test', NOW)),
  )
  expect((await Promise.all(taken)).filter(({ isAllowed }) => isAllowed)).toHaveLength(12)
})
