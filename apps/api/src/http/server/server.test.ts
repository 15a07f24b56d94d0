import { randomBytes } from 'node:crypto'
import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { NO_METRICS } from '#metrics/metrics.ts'
import { NO_TRACING } from '@portal/server/tracing'
import { CONFIG } from '#test/new-app.ts'
import { createServer } from './server.ts'

test('a slow start on a busy machine has no timeout', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const log = pino({ level: 'silent' })
  const app = createServer({ config: CONFIG, log, metrics: NO_METRICS, tracing: NO_TRACING, randomBytes })
  onTestFinished(() => app.close())
  const begun = Promise.withResolvers<void>()
  const read = Promise.withResolvers<void>()
  void app.register(async (own) => {
    begun.resolve()
    await read.promise
    own.get('/', () => 'here')
  })
  const ready = app.ready()
  await begun.promise
  await vi.advanceTimersByTimeAsync(60_000)
  read.resolve()
  await ready
  expect(app.hasRoute({ method: 'GET', url: '/' })).toBe(true)
})
