import { calls } from '@portal/domain/contract'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#context.ts'
import { oneClickRoutes } from '#http/routes/one-click-routes.ts'
import { route } from '#http/routes/route.ts'
import { publicSubmissionRoute } from '#http/routes/public-submission-route.ts'
import { subscribe, confirmSubscription, unsubscribe } from './newsletter.service.ts'
import { ONE_CLICK_PATH } from './unsubscribe.ts'

export async function newsletterRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const withToken = { access: 'public', limits: ['token attempts'] } as const

  publicSubmissionRoute(
    app,
    calls.subscribe,
    { attempts: 'public attempts', created: ['newsletter', 'newsletter for one address'] },
    (submission) => subscribe(context, submission),
  )

  route(app, calls.confirmSubscription, withToken, ({ body }) => confirmSubscription(context, body.token))

  route(app, calls.leaveNewsletter, withToken, ({ body }) => unsubscribe(context, body.token))

  await app.register(
    oneClickRoutes({
      path: ONE_CLICK_PATH,
      page: { path: '/newsletter/leave', done: 'left=1' },
      message: 'You are unsubscribed.',
      unsubscribe: (token) => unsubscribe(context, token),
    }),
  )
}
