import { calls } from '@portal/domain/contract'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#context.ts'
import { subnetOf } from '#http/server/subnet.ts'
import { route } from '#http/routes/route.ts'
import { publicSubmission } from '#http/routes/public-submission.ts'
import { cancel, confirm, register } from './event-registrations.service.ts'

const CREATED = ['registrations', 'registrations of one address'] as const

export function registrations(app: FastifyInstance, context: AppContext): void {
  route(app, calls.registerForEvent, { access: 'public', limits: ['public attempts'] }, (handled) =>
    register(context, handled.params.idOrSlug, {
      ...publicSubmission(handled, CREATED),
      network: subnetOf(handled.request.ip),
    }),
  )

  route(app, calls.confirmRegistration, { access: 'public', limits: ['token attempts'] }, ({ body }) =>
    confirm(context, body.token),
  )

  route(app, calls.cancelRegistration, { access: 'public', limits: ['token attempts'] }, ({ body }) =>
    cancel(context, body.token),
  )
}
