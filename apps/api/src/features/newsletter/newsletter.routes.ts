import { calls } from '@portal/domain/contract'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#context.ts'
import { route } from '#http/routes/route.ts'
import { publicSubmission } from '#http/routes/public-submission.ts'
import { askForNewsletter, confirmNewsletter, leaveNewsletter } from './newsletter.service.ts'
import { oneClick } from './one-click.routes.ts'

export async function newsletter(app: FastifyInstance, context: AppContext): Promise<void> {
  const withToken = { access: 'public', limits: ['token attempts'] } as const

  route(app, calls.subscribe, { access: 'public', limits: ['public attempts'] }, (handled) =>
    askForNewsletter(context, publicSubmission(handled, ['newsletter', 'newsletter for one address'])),
  )

  route(app, calls.confirmSubscription, withToken, ({ body }) => confirmNewsletter(context, body.token))

  route(app, calls.leaveNewsletter, withToken, ({ body }) => leaveNewsletter(context, body.token))

  await app.register(oneClick(context))
}
