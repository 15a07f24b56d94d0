import { calls } from '@portal/domain/contract'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#context.ts'
import { route } from '#http/routes/route.ts'
import { withinLimits } from '#http/server/limits.ts'
import { acceptHandover, cancelHandover, offerHandover, reviewHandover } from './handovers.service.ts'

/** Offering a business to another account, and accepting it. */
export function handoverRoutes(app: FastifyInstance, context: AppContext): void {
  const writing = { access: 'user', limits: ['writes'] } as const
  const withToken = { access: 'user', limits: ['token attempts'] } as const

  route(app, calls.offerHandover, writing, ({ user, params, body, request }) =>
    withinLimits(request, ['handovers'], () =>
      offerHandover(context, user, { id: params.id, email: body.email }),
    ),
  )

  route(app, calls.cancelHandover, writing, ({ user, params }) => cancelHandover(context, user.id, params.id))

  route(app, calls.reviewHandover, withToken, ({ user, body }) => reviewHandover(context, user, body.token))

  route(app, calls.acceptHandover, withToken, ({ user, body }) => acceptHandover(context, user, body.token))
}
