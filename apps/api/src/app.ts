import type { FastifyInstance } from 'fastify'
import type { AppContext } from './context.ts'
import { accounts } from './features/accounts/accounts.routes.ts'
import { accountNavigation } from './features/accounts/navigation.routes.ts'
import { findSessionUser } from './features/accounts/sessions.service.ts'
import { health } from './features/health/health.routes.ts'
import { useCrossSiteGuard } from './http/cross-site.ts'
import { useErrors } from './http/errors.ts'
import { securityHeaders, useHeaders } from './http/headers.ts'
import { useLimits } from './http/limits.ts'
import { useReference } from './http/reference.ts'
import { useOverloadGuard } from './http/pressure.ts'
import { makeServer } from './http/server.ts'
import { useSessions } from './http/session.ts'
import { useBodyTimer } from './http/slow-body.ts'
import { useStopping } from './http/stopping.ts'
import { useValibot } from './http/validation.ts'

/** The API whole: what every request passes, then the features. */
export async function buildApp(context: AppContext): Promise<FastifyInstance> {
  const { config } = context
  const app = makeServer(context)
  useStopping(app)
  useBodyTimer(app)
  useValibot(app)
  useErrors(app)
  useHeaders(app, securityHeaders(config))
  await useOverloadGuard(app)
  useCrossSiteGuard(app, config)
  await useLimits(app, config.rateLimitScale)
  await useSessions(app, config, (id) => findSessionUser(context, id))
  await useReference(app)

  health(app, context)
  accounts(app, context)
  accountNavigation(app, context)
  return app
}
