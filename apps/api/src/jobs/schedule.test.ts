import { afterEach, expect, test, vi } from 'vitest'
import { newApp, NOW } from '../../test/new-app.ts'
import { startSession } from '#features/accounts/sessions.service.ts'
import { startJobs } from './schedule.ts'

const HOUR = 60 * 60 * 1000

afterEach(() => vi.useRealTimers())

test('every hour what has run out is removed, until the jobs are stopped', async () => {
  let now = NOW
  const { context, store, ids } = await newApp({ now: () => now })
  const sessions = async () => (await store.read.selectFrom('sessions').select('key').execute()).length
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const jobs = startJobs(context)

  await startSession(store.write, 'an id', { userId: ids.owner, now })
  now += 25 * HOUR
  vi.advanceTimersByTime(HOUR - 1)
  expect(await sessions()).toBe(1)
  vi.advanceTimersByTime(1)
  await jobs.stop()
  expect(await sessions()).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})
