import { MINUTE } from '@portal/domain/shared'
import type { FastifyBaseLogger } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startJob } from './job.ts'

const EVERY_MINUTE = '0 * * * * *'

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'Date'],
    now: Date.parse('2026-11-20T05:00:30Z'),
  })
})
afterEach(() => vi.useRealTimers())

/** Starts a job whose passes last until they are ended. */
function start(overlaps: boolean) {
  const passes: PromiseWithResolvers<void>[] = []
  const error = vi.fn<FastifyBaseLogger['error']>()
  const pass = () => {
    const one = Promise.withResolvers<void>()
    passes.push(one)
    return one.promise
  }
  return {
    job: startJob({ name: 'sweep', schedule: EVERY_MINUTE, pass, overlaps }, { error }),
    passes,
    error,
  }
}

test('a job runs at once, and then by its schedule', async () => {
  const { job, passes } = start(false)
  expect(passes).toHaveLength(1)
  passes[0]?.resolve()
  await job.whenIdle()
  vi.advanceTimersByTime(MINUTE / 2 - 1)
  expect(passes).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(passes).toHaveLength(2)
})

test('a pass is skipped while the previous one runs, unless they may overlap', async () => {
  const [alone, beside] = [start(false), start(true)]
  vi.advanceTimersByTime(2 * MINUTE)
  expect([alone.passes.length, beside.passes.length]).toEqual([1, 3])
  alone.passes[0]?.resolve()
  await alone.job.whenIdle()
  vi.advanceTimersByTime(MINUTE)
  expect(alone.passes).toHaveLength(2)
})

test('a failed pass is logged, and the next one runs', async () => {
  const { job, passes, error } = start(false)
  const err = new Error('disk full')
  passes[0]?.reject(err)
  await job.whenIdle()
  expect(error).toHaveBeenCalledExactlyOnceWith({ err }, 'sweep failed')
  vi.advanceTimersByTime(MINUTE)
  expect(passes).toHaveLength(2)
})

test('a stopped job begins no pass, and waits for the running one', async () => {
  const { job, passes } = start(false)
  let isStopped = false
  const stopped = job.stop().then(() => (isStopped = true))
  expect(vi.getTimerCount()).toBe(0)
  vi.advanceTimersByTime(2 * MINUTE)
  expect(passes).toHaveLength(1)
  expect(isStopped).toBe(false)
  passes[0]?.resolve()
  await stopped
})

test('a pass skipped at the start is retried once, others follow the schedule', async () => {
  const pass = vi.fn<() => Promise<boolean>>(() => Promise.resolve(false))
  const job = startJob(
    { name: 'sweep', schedule: '0 0 * * * *', pass, retryAfter: 3 * MINUTE },
    { error: vi.fn<FastifyBaseLogger['error']>() },
  )
  await job.whenIdle()
  expect(pass).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(3 * MINUTE - 1)
  expect(pass).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(pass).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(50 * MINUTE)
  expect(pass).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(10 * MINUTE)
  expect(pass).toHaveBeenCalledTimes(3)
  await job.stop()
})

test('a stopped job retries nothing', async () => {
  const pass = vi.fn<() => Promise<boolean>>(() => Promise.resolve(false))
  const job = startJob(
    { name: 'sweep', schedule: '0 0 * * * *', pass, retryAfter: MINUTE },
    { error: vi.fn<FastifyBaseLogger['error']>() },
  )
  await job.stop()
  expect(vi.getTimerCount()).toBe(0)
  expect(pass).toHaveBeenCalledTimes(1)
})
