import { calls } from '@portal/domain/contract'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#context.ts'
import { publicSubmissionRoute } from '#http/routes/public-submission-route.ts'
import { createSubmission } from './submissions.service.ts'

const LIMITS = {
  attempts: 'public attempts',
  created: ['submissions', 'submissions of one address'],
} as const

export function submissionRoutes(app: FastifyInstance, context: AppContext): void {
  publicSubmissionRoute(app, calls.submitEvent, LIMITS, (submission) =>
    createSubmission(context, 'events', submission),
  )
  publicSubmissionRoute(app, calls.submitTender, LIMITS, (submission) =>
    createSubmission(context, 'tenders', submission),
  )
  publicSubmissionRoute(app, calls.submitJob, LIMITS, (submission) =>
    createSubmission(context, 'jobs', submission),
  )
}
