import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { Problem } from '#shared/problem.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered however busy the process is. */
    answersUnderPressure?: boolean
  }
  interface FastifyInstance {
    /** Whether the process has more to do than it can do in time. */
    isOverloaded(): boolean
  }
}

const RETRY_AFTER_SECONDS = 5
const MOST_DELAY_MS = 250
const MOST_UTILIZED = 0.95
/** A busy loop that still turns quickly serves everybody; from this delay on requests are queueing. */
const QUEUEING_MS = 50

/** Refuses early what would only wait: a few seconds later it is answered at once. */
export async function addOverloadGuard(app: FastifyInstance): Promise<void> {
  // Without bounds the plugin only measures: its own hook looks up the route of every request.
  await app.register(underPressure, { eventLoopUtilizationMode: 'interval' })
  app.decorate('isOverloaded', () => isOverloaded(app.memoryUsage()))
  app.addHook('onRequest', (request, _reply, done) => {
    const isRefused = app.isOverloaded() && !request.routeOptions.config.answersUnderPressure
    done(isRefused ? overloaded() : undefined)
  })
}

interface Load {
  /** Milliseconds that the event loop is late, on average. */
  readonly eventLoopDelay: number
  /** The share of the last second in which it worked. */
  readonly eventLoopUtilized: number
}

const isOverloaded = ({ eventLoopDelay, eventLoopUtilized }: Load): boolean =>
  eventLoopDelay > MOST_DELAY_MS || (eventLoopUtilized > MOST_UTILIZED && eventLoopDelay >= QUEUEING_MS)

const overloaded = () =>
  new Problem('unavailable', 'The portal is very busy. Please try again in a few seconds', {
    retryAfter: RETRY_AFTER_SECONDS,
  })
