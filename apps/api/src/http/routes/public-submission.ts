import type { FastifyRequest } from 'fastify'
import type { PublicSubmission } from '#public-submissions/public-submission.ts'
import { idempotencyKeyOf } from './idempotency-key.ts'
import type { OutcomeLimitName } from '../server/limits.ts'

interface Handled<Input> {
  readonly body: Input
  readonly request: FastifyRequest
}

/** What was sent in, with its key; what is created by it counts for all of these limits. */
export const publicSubmission = <Input>(
  { body, request }: Handled<Input>,
  limits: readonly OutcomeLimitName[],
): PublicSubmission<Input> => ({
  input: body,
  key: idempotencyKeyOf(request),
  limited: (create) => within(request, limits, create),
})

/** Does a piece of work unless one of the limits is used up. */
export function within<Answer>(
  request: FastifyRequest,
  [first, ...others]: readonly OutcomeLimitName[],
  create: () => Promise<Answer>,
): Promise<Answer> {
  if (first === undefined) return create()
  return request.server.withinLimit(first, request, () => within(request, others, create))
}
