import { calls } from '@portal/domain/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '#context.ts'
import { createProfiles } from '#features/businesses/profile/profile.service.ts'
import { publicSubmissionRoute } from '#http/routes/public-submission-route.ts'
import { toNetwork } from '@portal/server/network'
import { reportBusiness, reportReview, type Reporter } from './reports.service.ts'

const LIMITS = { attempts: 'public attempts', created: ['reports'] } as const

export function reportRoutes(app: FastifyInstance, context: AppContext): void {
  const findProfile = createProfiles(context.store)

  publicSubmissionRoute(app, calls.reportBusiness, LIMITS, (submission, { params, request }) =>
    reportBusiness(context, findProfile, params.idOrSlug, { submission, reporter: toReporter(request) }),
  )

  publicSubmissionRoute(app, calls.reportReview, LIMITS, (submission, { params, request }) =>
    reportReview(context, params.id, { submission, reporter: toReporter(request) }),
  )
}

const toReporter = (request: FastifyRequest): Reporter => ({
  userId: request.user?.id ?? null,
  network: `${toNetwork(request.server.clientIp(request))} ${request.headers['user-agent'] ?? ''}`,
})
