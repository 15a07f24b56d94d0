import { calls } from '@portal/domain/contract'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#context.ts'
import { route } from '#http/routes/route.ts'
import { publicSubmissionRoute } from '#http/routes/public-submission-route.ts'
import { subscribe, confirmSubscription, unsubscribe } from './newsletter.service.ts'
import { oneClickRoutes } from './one-click.routes.ts'

export async function newsletter(app: FastifyInstance, context: AppContext): Promise<void> {
  const withToken = { access: 'public', limits: ['token attempts'] } as const

  publicSubmissionRoute(
    app,
    calls.subscribe,
    { attempts: 'public attempts', created: ['newsletter', 'newsletter for one address'] },
    (submission) => subscribe(context, submission),
  )

  route(app, calls.confirmSubscription, withToken, ({ body }) => confirmSubscription(context, body.token))

  route(app, calls.leaveNewsletter, withToken, ({ body }) => unsubscribe(context, body.token))

  await app.register(oneClickRoutes(context))
}
