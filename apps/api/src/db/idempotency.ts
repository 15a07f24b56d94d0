import { createHash } from 'node:crypto'
import { DAY } from '@portal/domain/shared'
import { type Kysely, type Transaction } from 'kysely'
import { Problem } from '#shared/problem.ts'
import type { Database } from './database.ts'
import { purgeInBatches } from './purge.ts'

/** A phone may be offline for weeks before it sends its stored requests. */
export const RESPONSE_RETENTION = 60 * DAY

/** A POST that its sender may repeat. */
export interface IdempotentRequest {
  /** Null for a sender without an account, identified by the key alone. */
  readonly userId: number | null
  /** The Idempotency-Key; null without one. */
  readonly key: string | null
  /** Method and path. */
  readonly call: string
  /** The parsed body: a key is for one request, so that another body under it is refused. */
  readonly body: unknown
  readonly now: number
}

/**
 * Runs `work` once per key and sender in 60 days: a repeat gets the first response. The response is stored in the
 * transaction of the work, so that both are stored or neither.
 */
export async function withIdempotencyKey<Result>(
  trx: Transaction<Database>,
  request: IdempotentRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  const { userId, key, call, now } = request
  if (key === null) return work()
  const stored = await findStoredResponse(trx, request)
  if (stored) return stored.response as Result
  const response = await work()
  const row = {
    user_id: userId,
    key,
    call,
    fingerprint: computeFingerprint(request),
    answer: JSON.stringify(response),
    created_at: now,
  }
  // A response under this key is older than 60 days.
  await trx
    .deleteFrom('idempotency_keys')
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('key', '=', key)
    .execute()
  await trx.insertInto('idempotency_keys').values(row).execute()
  return response
}

/** Finds the response for a repeat before any costly part of its work; null for a new request. */
export async function findStoredResponse(
  db: Kysely<Database>,
  request: IdempotentRequest,
): Promise<{ readonly response: unknown } | null> {
  const { userId, key, call, now } = request
  if (key === null) return null
  const stored = await db
    .selectFrom('idempotency_keys')
    .select(['call', 'fingerprint', 'answer'])
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('key', '=', key)
    .where('created_at', '>', now - RESPONSE_RETENTION)
    .executeTakeFirst()
  if (!stored) return null
  if (stored.call === call && computeFingerprint(request).equals(stored.fingerprint))
    return { response: JSON.parse(stored.answer) }
  throw new Problem('conflict', 'This Idempotency-Key belongs to another request')
}

const computeFingerprint = ({ body }: IdempotentRequest): Buffer =>
  createHash('sha256').update(JSON.stringify(body)).digest()

/** Deletes the responses that can no longer be requested. */
export const purgeIdempotencyKeys = (
  db: Kysely<Database>,
  now: number,
  signal?: AbortSignal,
): Promise<void> =>
  purgeInBatches(
    db,
    async (trx, limit) => {
      const expired = trx
        .selectFrom('idempotency_keys')
        .select(['created_at', 'key'])
        .where('created_at', '<=', now - RESPONSE_RETENTION)
        .orderBy('created_at')
        .limit(limit)
      const { numDeletedRows } = await trx
        .deleteFrom('idempotency_keys')
        .where((eb) => eb(eb.refTuple('created_at', 'key'), 'in', expired.$asTuple('created_at', 'key')))
        .executeTakeFirstOrThrow()
      return Number(numDeletedRows)
    },
    signal,
  )
