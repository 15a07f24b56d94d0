import underPressure from '@fastify/under-pressure'
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
const MAX_DELAY_MS = 250
const MAX_UTILIZATION = 0.95
/** From this event loop delay on, requests are queueing. */
const QUEUEING_MS = 50
/** How often the load is measured; the plugin's own interval. */
const SAMPLE_MS = 1_000
/** A single late second may be the machine's pause: it is over once it is measured, and refusing after it helps nobody. */
const LATE_SAMPLES = 3

/** Sheds lasting load early: refused requests are answered at once a few seconds later. */
export async function addOverloadGuard(app: FastifyInstance): Promise<void> {
  // Without limits the plugin only measures, and adds no hook to every request.
  await app.register(underPressure, { eventLoopUtilizationMode: 'interval', sampleInterval: SAMPLE_MS })
  let lateSeconds = 0
  let sampling: NodeJS.Timeout | undefined
  app.addHook('onListen', (done) => {
    sampling = setInterval(() => {
      lateSeconds = wasLate(app.memoryUsage()) ? lateSeconds + 1 : 0
    }, SAMPLE_MS).unref()
    done()
  })
  app.addHook('onClose', (_app, done) => {
    clearInterval(sampling)
    done()
  })
  app.decorate('isLate', () => lateSeconds > 0)
  app.decorate('isOverloaded', () => lateSeconds >= LATE_SAMPLES)
  app.addHook('onRequest', (request, _reply, done) => {
    const isRefused = app.isOverloaded() && !request.routeOptions.config.answersUnderPressure
    done(isRefused ? overloaded() : undefined)
  })
}

interface Load {
  /** The average event loop delay, in milliseconds. */
  readonly eventLoopDelay: number
  /** The event loop utilisation of the last second, from 0 to 1. */
  readonly eventLoopUtilized: number
}

const wasLate = ({ eventLoopDelay, eventLoopUtilized }: Load): boolean =>
  eventLoopDelay > MAX_DELAY_MS || (eventLoopUtilized > MAX_UTILIZATION && eventLoopDelay >= QUEUEING_MS)

const overloaded = () =>
  new Problem('unavailable', 'The portal is very busy. Please try again in a few seconds', {
    retryAfter: RETRY_AFTER_SECONDS,
  })
