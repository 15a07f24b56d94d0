import type { FastifyRequest } from 'fastify'
import { Problem } from '#shared/problem.ts'
import type { Access } from './guards.ts'

/** Without an account only the key identifies the sender, so it must be hard to guess. */
export const MIN_LENGTH_WITHOUT_ACCOUNT = 16

/** Calls that require an account store the key with it; all others store it alone, even for a signed-in caller. */
export const isKeyOfAccount = (access: Access | undefined): boolean => access === 'user' || access === 'admin'

/** Parses the Idempotency-Key of a request: up to 200 visible ASCII characters; null if missing. */
export function parseIdempotencyKey({ headers, routeOptions }: FastifyRequest): string | null {
  const key = headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new Problem('invalid', 'An Idempotency-Key takes 1 to 200 visible ASCII characters without blanks')
  }
  if (!isKeyOfAccount(routeOptions.config.access) && key.length < MIN_LENGTH_WITHOUT_ACCOUNT) {
    throw new Problem(
      'invalid',
      `Without an account an Idempotency-Key takes at least ${MIN_LENGTH_WITHOUT_ACCOUNT} characters, such as a random UUID`,
    )
  }
  return key
}
