import { createHash } from 'node:crypto'
import type { Transaction, Kysely } from 'kysely'
import { Problem } from '#problem.ts'
import type { Database } from './database.ts'

const KEPT_FOR = 24 * 60 * 60 * 1000

/** A POST that its sender may repeat. */
export interface Repeatable {
  /** Null for a sender without an account, whom the key alone stands for. */
  readonly userId: number | null
  /** The Idempotency-Key; null when the sender gave none. */
  readonly key: string | null
  /** Method and path. */
  readonly call: string
  /** The parsed body: a key stands for one request, so another body under it is refused. */
  readonly body: unknown
  readonly now: number
}

/**
 * Runs `work` once per key, sender and day: a repeat gets the answer of the first time. The answer is written in the
 * transaction of what it tells about, so that either both are there or neither.
 */
export async function once<Answer>(
  trx: Transaction<Database>,
  { userId, key, call, body, now }: Repeatable,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (key === null) return work()
  const fingerprint = createHash('sha256').update(JSON.stringify(body)).digest()
  const kept = await trx
    .selectFrom('idempotency_keys')
    .select(['call', 'fingerprint', 'answer'])
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('key', '=', key)
    .where('created_at', '>', now - KEPT_FOR)
    .executeTakeFirst()
  if (kept) {
    if (kept.call === call && fingerprint.equals(kept.fingerprint)) return JSON.parse(kept.answer) as Answer
    throw new Problem('conflict', 'This Idempotency-Key belongs to another request')
  }
  const answer = await work()
  const row = { user_id: userId, key, call, fingerprint, answer: JSON.stringify(answer), created_at: now }
  await trx.replaceInto('idempotency_keys').values(row).execute()
  return answer
}

/** Forgets the answers that nobody may ask for any more. */
export async function purgeIdempotencyKeys(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<=', now - KEPT_FOR)
    .execute()
}
