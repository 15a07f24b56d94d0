import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether whatever comes now would only wait: what costs something is then refused. */
    isOverloaded: () => boolean
  }
}

const MAX_DELAY_MS = 250
const MAX_UTILIZATION = 0.95
/** A busy loop that still turns quickly serves everybody; from this delay on requests are queueing. */
const QUEUEING_DELAY_MS = 50

/**
 * Measures how busy this process is. Refusing is left to what costs something, calls handed to the API and the making of
 * pages: a stored page or a file is sent in less time than its refusal would take.
 */
export async function measureLoad(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: MAX_DELAY_MS,
    maxEventLoopUtilization: MAX_UTILIZATION,
    eventLoopUtilizationMode: 'interval',
    pressureHandler: () => undefined,
  })
  app.decorate('isOverloaded', () => {
    const { eventLoopDelay, eventLoopUtilized } = app.memoryUsage()
    const isQueueing = eventLoopUtilized > MAX_UTILIZATION && eventLoopDelay > QUEUEING_DELAY_MS
    return isQueueing || eventLoopDelay > MAX_DELAY_MS
  })
}
