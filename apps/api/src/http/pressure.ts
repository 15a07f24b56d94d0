import underPressure, { TYPE_EVENT_LOOP_UTILIZATION } from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { Problem } from '#problem.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered however busy the process is. */
    answersUnderPressure?: boolean
  }
}

const RETRY_AFTER_SECONDS = 5
/** A busy loop that still turns quickly serves everybody; from this delay on requests are queueing. */
const QUEUEING_MS = 50

/** Refuses early what would only wait: a few seconds later it is answered at once. */
export async function addOverloadGuard(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: 250,
    maxEventLoopUtilization: 0.95,
    eventLoopUtilizationMode: 'interval',
    pressureHandler: (request, _reply, type) => {
      const { answersUnderPressure } = request.routeOptions.config
      const isOnlyBusy =
        type === TYPE_EVENT_LOOP_UTILIZATION && app.memoryUsage().eventLoopDelay < QUEUEING_MS
      return answersUnderPressure || isOnlyBusy ? undefined : Promise.reject(overloaded())
    },
  })
}

const overloaded = () =>
  new Problem('unavailable', 'The portal is very busy. Please try again in a few seconds', {
    retryAfter: RETRY_AFTER_SECONDS,
  })
