import type { FastifyRequest } from 'fastify'
import { Problem } from '#shared/problem.ts'

/** Without an account only the key tells senders apart, so that it has to be hard to guess. */
export const MIN_LENGTH_WITHOUT_ACCOUNT = 16

/** Parses the Idempotency-Key of a request: up to 200 visible ASCII characters; null when there is none. */
export function parseIdempotencyKey({ headers, user }: FastifyRequest): string | null {
  const key = headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new Problem('invalid', 'An Idempotency-Key takes 1 to 200 visible ASCII characters without blanks')
  }
  if (!user && key.length < MIN_LENGTH_WITHOUT_ACCOUNT) {
    throw new Problem(
      'invalid',
      `Without an account an Idempotency-Key takes at least ${MIN_LENGTH_WITHOUT_ACCOUNT} characters, such as a random UUID`,
    )
  }
  return key
}
