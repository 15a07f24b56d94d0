import { calls } from '@portal/domain/contract'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#context.ts'
import { publicSubmissionRoute } from '#http/routes/public-submission-route.ts'
import { route } from '#http/routes/route.ts'
import { toSubnet } from '@portal/server/network'
import { cancelRegistration, confirmRegistration, registerForEvent } from './event-registrations.service.ts'

export function eventRegistrationRoutes(app: FastifyInstance, context: AppContext): void {
  publicSubmissionRoute(
    app,
    calls.registerForEvent,
    { attempts: 'public attempts', created: ['registrations', 'registrations of one address'] },
    (submission, { params, request }) =>
      registerForEvent(context, params.idOrSlug, { ...submission, network: toSubnet(request.ip) }),
  )

  route(app, calls.confirmRegistration, { access: 'public', limits: ['token attempts'] }, ({ body }) =>
    confirmRegistration(context, body.token),
  )

  route(app, calls.cancelRegistration, { access: 'public', limits: ['token attempts'] }, ({ body }) =>
    cancelRegistration(context, body.token),
  )
}
