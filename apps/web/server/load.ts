import underPressure from '@fastify/under-pressure'
import { createLoadMeter, LOAD_SAMPLE_MS } from '@portal/domain/shared'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the process has been late for seconds: new work would only queue, and expensive work is refused. */
    isOverloaded: () => boolean
  }
}

/**
 * Measures the load of this process. Only expensive work is refused, calls forwarded to the API and renders: a stored
 * page or a file costs less than its refusal.
 */
export async function measureLoad(app: FastifyInstance): Promise<void> {
  // Without limits the plugin only measures.
  await app.register(underPressure, { eventLoopUtilizationMode: 'interval', sampleInterval: LOAD_SAMPLE_MS })
  const meter = createLoadMeter()
  let sampling: NodeJS.Timeout | undefined
  app.addHook('onListen', (done) => {
    sampling = setInterval(() => meter.measure(app.memoryUsage()), LOAD_SAMPLE_MS).unref()
    done()
  })
  app.addHook('onClose', (_app, done) => {
    clearInterval(sampling)
    done()
  })
  app.decorate('isOverloaded', meter.isOverloaded)
}
