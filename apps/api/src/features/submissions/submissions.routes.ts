import { calls } from '@portal/domain/contract'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#context.ts'
import { route } from '#http/routes/route.ts'
import { publicSubmission } from '#http/routes/public-submission.ts'
import { submit } from './submissions.service.ts'

const ATTEMPTS = { access: 'public', limits: ['public attempts'] } as const
const CREATED = ['submissions', 'submissions of one address'] as const

export function submissions(app: FastifyInstance, context: AppContext): void {
  route(app, calls.submitEvent, ATTEMPTS, (handled) =>
    submit(context, 'events', publicSubmission(handled, CREATED)),
  )
  route(app, calls.submitTender, ATTEMPTS, (handled) =>
    submit(context, 'tenders', publicSubmission(handled, CREATED)),
  )
  route(app, calls.submitJob, ATTEMPTS, (handled) =>
    submit(context, 'jobs', publicSubmission(handled, CREATED)),
  )
}
