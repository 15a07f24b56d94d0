import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { createLoadMeter } from './load-meter.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the process was late in the last second: low-priority work should wait. */
    isLate(): boolean
    /** Whether the process has been late for seconds: new work would only queue, and costly work is refused. */
    isOverloaded(): boolean
  }
}

const SAMPLE_INTERVAL_MS = 1_000

/** Measures the load of this process once it listens, and decorates the server with `isLate` and `isOverloaded`. */
export async function measureLoad(app: FastifyInstance): Promise<void> {
  // Without limits the plugin only measures, and adds no hook to every request.
  await app.register(underPressure, {
    eventLoopUtilizationMode: 'interval',
    sampleInterval: SAMPLE_INTERVAL_MS,
  })
  const meter = createLoadMeter()
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', (done) => {
    timer = setInterval(() => meter.record(app.memoryUsage()), SAMPLE_INTERVAL_MS).unref()
    done()
  })
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer)
    done()
  })
  app.decorate('isLate', meter.isLate)
  app.decorate('isOverloaded', meter.isOverloaded)
}
