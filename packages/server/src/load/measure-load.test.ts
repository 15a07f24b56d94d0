import fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { measureLoad } from './measure-load.ts'

test('a listening server reports whether it is late or overloaded', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const app = fastify()
  onTestFinished(() => app.close())
  await measureLoad(app)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const pass = (seconds: number, eventLoopDelay: number) => {
    app.memoryUsage = () => ({ heapUsed: 0, rssBytes: 0, eventLoopUtilized: 0, eventLoopDelay })
    vi.advanceTimersByTime(seconds * 1_000)
    return [app.isLate(), app.isOverloaded()]
  }
  expect(pass(1, 0)).toEqual([false, false])
  expect(pass(1, 251)).toEqual([true, false])
  expect(pass(2, 251)).toEqual([true, true])
  expect(pass(1, 0)).toEqual([false, false])
})
