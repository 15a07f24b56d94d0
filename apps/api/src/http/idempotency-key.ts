import type { FastifyRequest } from 'fastify'
import { Problem } from '#problem.ts'

/** The request's Idempotency-Key: up to 200 visible ASCII characters; null when there is none. */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key)) return key
  throw new Problem('invalid', 'An Idempotency-Key takes 1 to 200 visible ASCII characters without blanks')
}
