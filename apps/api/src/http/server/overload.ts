import underPressure from '@fastify/under-pressure'
import { createLoadMeter, LOAD_SAMPLE_MS } from '@portal/domain/shared'
import type { FastifyInstance } from 'fastify'
import { Problem } from '#shared/problem.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether it is answered under overload too. */
    answersUnderPressure?: boolean
  }
  interface FastifyInstance {
    /** Whether the process was late in the last second: what nobody waits for should. */
    isLate(): boolean
    /** Whether the process has been late for seconds: it refuses requests. */
    isOverloaded(): boolean
  }
}

const RETRY_AFTER_SECONDS = 5

/** Sheds lasting load early: refused requests are answered at once a few seconds later. */
export async function addOverloadGuard(app: FastifyInstance): Promise<void> {
  // Without limits the plugin only measures, and adds no hook to every request.
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
  app.decorate('isLate', meter.isLate)
  app.decorate('isOverloaded', meter.isOverloaded)
  app.addHook('onRequest', (request, _reply, done) => {
    const isRefused = app.isOverloaded() && !request.routeOptions.config.answersUnderPressure
    done(isRefused ? overloaded() : undefined)
  })
}

const overloaded = () =>
  new Problem('unavailable', 'The portal is very busy. Please try again in a few seconds', {
    retryAfter: RETRY_AFTER_SECONDS,
  })
