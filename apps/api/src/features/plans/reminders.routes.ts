import { calls } from '@portal/domain/contract'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#context.ts'
import { oneClickRoutes } from '#http/routes/one-click-routes.ts'
import { route } from '#http/routes/route.ts'
import { ONE_CLICK_PATH, resumeReminders, stopReminders } from './reminder-stops.service.ts'

export async function reminderRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const withToken = { access: 'public', limits: ['token attempts'] } as const

  route(app, calls.stopReminders, withToken, ({ body }) => stopReminders(context, body.token))

  route(app, calls.resumeReminders, withToken, ({ body }) => resumeReminders(context, body.token))

  await app.register(
    oneClickRoutes({
      path: ONE_CLICK_PATH,
      page: { path: '/reminders/stop', done: 'stopped=1' },
      message: 'You won’t get more reminders about your listings.',
      unsubscribe: (token) => stopReminders(context, token),
    }),
  )
}
