import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether whatever comes now would only wait: what costs something is then refused. */
    isOverloaded: () => boolean
  }
}

const MOST_DELAY_MS = 250
const MOST_UTILIZATION = 0.95
/** A busy loop that still turns quickly serves everybody; from this delay on requests are queueing. */
const QUEUEING_MS = 50

/**
 * Measures how busy this process is. Refusing is left to what costs something, calls handed to the API and the making of
 * pages: a stored page or a file is sent in less time than its refusal would take.
 */
export async function measureLoad(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: MOST_DELAY_MS,
    maxEventLoopUtilization: MOST_UTILIZATION,
    eventLoopUtilizationMode: 'interval',
    pressureHandler: () => undefined,
  })
  app.decorate('isOverloaded', () => {
    const { eventLoopDelay, eventLoopUtilized } = app.memoryUsage()
    const isQueueing = eventLoopUtilized > MOST_UTILIZATION && eventLoopDelay > QUEUEING_MS
    return isQueueing || eventLoopDelay > MOST_DELAY_MS
  })
}
