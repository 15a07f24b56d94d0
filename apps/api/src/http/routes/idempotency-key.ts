import type { FastifyRequest } from 'fastify'
import { Problem } from '#shared/problem.ts'

/** Without an account the key alone tells senders apart: it has to be one that nobody else comes upon. */
export const SHORTEST_WITHOUT_ACCOUNT = 16

/** The request's Idempotency-Key: up to 200 visible ASCII characters; null when there is none. */
export function idempotencyKeyOf({ headers, user }: FastifyRequest): string | null {
  const key = headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new Problem('invalid', 'An Idempotency-Key takes 1 to 200 visible ASCII characters without blanks')
  }
  if (!user && key.length < SHORTEST_WITHOUT_ACCOUNT) {
    throw new Problem(
      'invalid',
      `Without an account an Idempotency-Key takes at least ${SHORTEST_WITHOUT_ACCOUNT} characters, such as a random UUID`,
    )
  }
  return key
}
