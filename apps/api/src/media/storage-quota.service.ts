import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { createFieldProblem } from '#shared/problem.ts'
import { sumStoredBytes } from './photos.repository.ts'

/** The storage quota of an account's photos, in all their sizes: some 200 photos. */
export const ACCOUNT_QUOTA_BYTES = 200e6

/** Throws if the quota is exhausted, apart from replaced photos; called before new photos are decoded. */
export async function requireQuotaLeft(
  db: Kysely<Database>,
  userId: number,
  replaced: number,
): Promise<void> {
  if ((await sumStoredBytes(db, userId)) - replaced >= ACCOUNT_QUOTA_BYTES) throw createQuotaProblem()
}

/** Throws if new photos exceed the quota; called in the transaction that stores them. */
export async function requireWithinQuota(db: Kysely<Database>, userId: number): Promise<void> {
  if ((await sumStoredBytes(db, userId)) > ACCOUNT_QUOTA_BYTES) throw createQuotaProblem()
}

const createQuotaProblem = () =>
  createFieldProblem(
    'images',
    `Your listings’ photos fill the ${ACCOUNT_QUOTA_BYTES / 1e6} MB of your account. Please send this listing without new photos, or write to us.`,
    'too-large',
  )
