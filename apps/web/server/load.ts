import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether new work would only queue: expensive work is then refused. */
    isOverloaded: () => boolean
  }
}

const MAX_DELAY_MS = 250
const MAX_UTILIZATION = 0.95
/** A busy loop with a short delay still serves everybody; from this delay on requests queue. */
const QUEUEING_DELAY_MS = 50

/**
 * Measures the load of this process. Only expensive work is refused, calls forwarded to the API and renders: a stored
 * page or a file costs less than its refusal.
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
