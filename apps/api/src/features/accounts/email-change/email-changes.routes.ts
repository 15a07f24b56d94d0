import { calls } from '@portal/domain/contract'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#context.ts'
import { withinLimits } from '#http/server/limits.ts'
import { route } from '#http/routes/route.ts'
import { confirmEmailChange, stopEmailChange } from './apply-change.service.ts'
import { cancelEmailChange, requestEmailChange, resendEmailChange } from './request-change.service.ts'

const OWN = { access: 'user', limits: ['writes'] } as const
const WITH_TOKEN = { access: 'public', limits: ['token attempts'] } as const
const LIMITS = ['own passwords', 'email changes', 'account mails to one address'] as const

/** Changing the address of an account. */
export function emailChangeRoutes(app: FastifyInstance, context: AppContext): void {
  route(app, calls.requestEmailChange, OWN, ({ user, body, request }) =>
    withinLimits(request, LIMITS, () => requestEmailChange(context, user.id, body)),
  )

  route(app, calls.resendEmailChange, OWN, ({ user, request }) =>
    app.withinLimit('confirmation mails', request, () => resendEmailChange(context, user.id)),
  )

  route(app, calls.cancelEmailChange, OWN, ({ user }) => cancelEmailChange(context, user.id))

  route(app, calls.confirmEmailChange, WITH_TOKEN, ({ body }) => confirmEmailChange(context, body.token))

  route(app, calls.stopEmailChange, WITH_TOKEN, ({ body }) => stopEmailChange(context, body.token))
}
