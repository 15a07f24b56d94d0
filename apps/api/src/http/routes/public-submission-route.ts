import type { Call } from '@portal/domain/contract'
import type { FastifyInstance } from 'fastify'
import type { PublicSubmission } from '#public-submissions/public-submission.ts'
import { withinLimits } from '../server/limits.ts'
import { type LimitName, type OutcomeLimitName } from '../server/limit-table.ts'
import { parseIdempotencyKey } from './idempotency-key.ts'
import { route, type ResponseBody, type HandledRequest, type Parsed } from './route.ts'

interface SubmissionLimits<Body> {
  /** Counts every attempt, whatever its outcome. */
  readonly attempts: LimitName
  /** Count created submissions; they may depend on the body. */
  readonly created: readonly OutcomeLimitName[] | ((body: Body) => readonly OutcomeLimitName[])
}

/** Registers a call for submissions without an account. */
export function publicSubmissionRoute<const C extends Call>(
  app: FastifyInstance,
  call: C,
  { attempts, created }: SubmissionLimits<Parsed<C['body']>>,
  accept: (
    submission: PublicSubmission<Parsed<C['body']>>,
    handled: HandledRequest<C, 'visitor'>,
  ) => Promise<ResponseBody<C>>,
): void {
  route(app, call, { access: 'visitor', limits: [attempts] }, (handled) => {
    const { body, request } = handled
    const limits = typeof created === 'function' ? created(body) : created
    const submission = {
      input: body,
      idempotencyKey: parseIdempotencyKey(request),
      withLimit: <Result>(store: () => Promise<Result>) => withinLimits(request, limits, store),
    }
    return accept(submission, handled)
  })
}
