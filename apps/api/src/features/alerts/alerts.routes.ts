import { calls } from '@portal/domain/contract'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#context.ts'
import { oneClickRoutes } from '#http/routes/one-click-routes.ts'
import { publicSubmissionRoute } from '#http/routes/public-submission-route.ts'
import { route } from '#http/routes/route.ts'
import {
  confirmAlert,
  deleteAlertOf,
  leaveAlert,
  listAlertsOf,
  readAlerts,
  requestAlert,
} from './alerts.service.ts'
import { ONE_CLICK_PATH } from './unsubscribe.ts'

export async function alertRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const withToken = { access: 'public', limits: ['token attempts'] } as const

  publicSubmissionRoute(
    app,
    calls.createAlert,
    { attempts: 'public attempts', created: ['alerts', 'alerts for one address'] },
    (submission) => requestAlert(context, submission),
  )

  route(app, calls.confirmAlert, withToken, ({ body }) => confirmAlert(context, body.token))

  route(app, calls.leaveAlert, withToken, ({ body }) => leaveAlert(context, body))

  route(app, calls.readAlerts, withToken, ({ body }) => readAlerts(context, body.token))

  route(app, calls.listAlerts, { access: 'user' }, ({ user }) => listAlertsOf(context, user.id))

  route(app, calls.deleteAlert, { access: 'user', limits: ['writes'] }, ({ user, params }) =>
    deleteAlertOf(context, user.id, params.id),
  )

  await app.register(
    oneClickRoutes({
      path: ONE_CLICK_PATH,
      page: { path: '/alerts/leave', done: 'left=1' },
      message: 'The alert is stopped.',
      unsubscribe: (token) => leaveAlert(context, { token }),
    }),
  )
}
