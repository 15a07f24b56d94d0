import { measureLoad } from '@portal/server/load'
import type { FastifyInstance } from 'fastify'
import { Problem } from '#shared/problem.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether it is served under overload too. */
    allowDuringOverload?: boolean
  }
}

const RETRY_AFTER_SECONDS = 5

/** Sheds lasting load early: refused requests get their response at once, and can succeed seconds later. */
export async function addOverloadGuard(app: FastifyInstance): Promise<void> {
  await measureLoad(app)
  app.addHook('onRequest', (request, _reply, done) => {
    const isRefused = app.isOverloaded() && !request.routeOptions.config.allowDuringOverload
    done(isRefused ? createOverloadProblem() : undefined)
  })
}

const createOverloadProblem = () =>
  new Problem('unavailable', 'The portal is very busy. Please try again in a few seconds', {
    retryAfter: RETRY_AFTER_SECONDS,
  })
