import { calls, type NewBusiness } from '@portal/domain/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '#context.ts'
import { parseIdempotencyKey } from '#http/routes/idempotency-key.ts'
import { route } from '#http/routes/route.ts'
import { withinLimits } from '#http/server/limits.ts'
import { duplicateRoutes } from './duplicates/duplicates.routes.ts'
import { registerBusiness } from './registration.service.ts'
import { resubmitBusiness } from './resubmission.service.ts'
import { createSubmitRegistration, type RegistrationRequest } from './registration.service.ts'

/** Registering and resubmitting a business, and finding likely duplicates. */
export function registrationRoutes(app: FastifyInstance, context: AppContext): void {
  duplicateRoutes(app, context)
  const submit = createSubmitRegistration(context)
  const options = { access: 'user', limits: ['listing attempts'] } as const

  route(app, calls.createBusiness, options, ({ user, body, request }) =>
    registerBusiness(context, submit, toRegistrationRequest(request, user.id, body)),
  )

  route(app, calls.resubmitBusiness, options, ({ params, user, body, request }) =>
    resubmitBusiness(context, submit, params.id, toRegistrationRequest(request, user.id, body)),
  )
}

const LIMITS = ['unreadable photos from one place', 'unreadable photos', 'listings'] as const

const toRegistrationRequest = (
  request: FastifyRequest,
  userId: number,
  input: NewBusiness,
): RegistrationRequest => ({
  userId,
  input,
  key: parseIdempotencyKey(request),
  withLimit: (store) => withinLimits(request, LIMITS, store),
})
