import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import type { AppContext } from './context.ts'
import { accounts } from './features/accounts/accounts.routes.ts'
import { accountNavigation } from './features/accounts/navigation.routes.ts'
import { findSessionUser } from './features/accounts/sessions.service.ts'
import { health } from './features/health/health.routes.ts'
import { useCrossSiteGuard } from './http/cross-site.ts'
import { useErrors } from './http/errors.ts'
import { securityHeaders, useHeaders } from './http/headers.ts'
import { useLimits } from './http/limits.ts'
import { useSessions } from './http/session.ts'
import { useStopping } from './http/stopping.ts'
import { useValibot } from './http/validation.ts'

/** The API whole: what every request passes, then the features. */
export async function buildApp(context: AppContext): Promise<FastifyInstance> {
  const { config } = context
  const app = Fastify({
    loggerInstance: context.log,
    trustProxy: config.trustedProxy,
    bodyLimit: 64 * 1024,
    genReqId: () => randomUUID(),
  })
  useStopping(app)
  app.removeContentTypeParser('text/plain')
  useValibot(app)
  useErrors(app)
  useHeaders(app, securityHeaders(config))
  useCrossSiteGuard(app, config)
  await useLimits(app, config.rateLimitScale)
  await useSessions(app, config, (id) => findSessionUser(context, id))

  health(app, context)
  accounts(app, context)
  accountNavigation(app, context)
  return app
}
