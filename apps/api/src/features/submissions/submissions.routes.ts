import { calls } from '@portal/domain/contract'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#context.ts'
import { route } from '#http/route.ts'
import { sentIn } from '#http/sent-in.ts'
import { submit } from './submissions.service.ts'

const ATTEMPTS = { access: 'public', limits: ['public attempts'] } as const
const CREATED = ['submissions', 'submissions of one address'] as const

export function submissions(app: FastifyInstance, context: AppContext): void {
  route(app, calls.submitEvent, ATTEMPTS, (handled) => submit(context, 'events', sentIn(handled, CREATED)))
  route(app, calls.submitTender, ATTEMPTS, (handled) => submit(context, 'tenders', sentIn(handled, CREATED)))
  route(app, calls.submitJob, ATTEMPTS, (handled) => submit(context, 'jobs', sentIn(handled, CREATED)))
}
