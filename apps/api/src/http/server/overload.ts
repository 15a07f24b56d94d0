import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { Problem } from '#shared/problem.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether it is answered under overload too. */
    answersUnderPressure?: boolean
  }
  interface FastifyInstance {
    /** Whether the process is overloaded. */
    isOverloaded(): boolean
  }
}

const RETRY_AFTER_SECONDS = 5
const MAX_DELAY_MS = 250
const MAX_UTILIZATION = 0.95
/** From this event loop delay on, requests are queueing. */
const QUEUEING_MS = 50
/** What is measured in these is the start, which compiles tables and programs: it would refuse who comes first. */
const IGNORED_MS = 2_000

/** Sheds load early: refused requests are answered at once a few seconds later. */
export async function addOverloadGuard(app: FastifyInstance): Promise<void> {
  // Without limits the plugin only measures, and adds no hook to every request.
  await app.register(underPressure, { eventLoopUtilizationMode: 'interval' })
  let measuresFrom = 0
  app.addHook('onListen', (done) => {
    measuresFrom = performance.now() + IGNORED_MS
    done()
  })
  app.decorate('isOverloaded', () => performance.now() >= measuresFrom && isOverloaded(app.memoryUsage()))
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

const isOverloaded = ({ eventLoopDelay, eventLoopUtilized }: Load): boolean =>
  eventLoopDelay > MAX_DELAY_MS || (eventLoopUtilized > MAX_UTILIZATION && eventLoopDelay >= QUEUEING_MS)

const overloaded = () =>
  new Problem('unavailable', 'The portal is very busy. Please try again in a few seconds', {
    retryAfter: RETRY_AFTER_SECONDS,
  })
