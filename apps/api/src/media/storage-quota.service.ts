import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { fieldProblem } from '#shared/problem.ts'
import { sumStoredBytes } from './photos.repository.ts'

/** The storage quota of an account's photos, in all their sizes: some 200 photos. */
export const ACCOUNT_QUOTA_BYTES = 200e6

/** Before new photos are decoded: refuses them where the quota is used up, apart from what they replace. */
export async function requireQuotaLeft(
  db: Kysely<Database>,
  userId: number,
  replaced: number,
): Promise<void> {
  if ((await sumStoredBytes(db, userId)) - replaced >= ACCOUNT_QUOTA_BYTES) throw quotaExceeded()
}

/** In the transaction that stores new photos: refuses them where they exceed the quota. */
export async function requireWithinQuota(db: Kysely<Database>, userId: number): Promise<void> {
  if ((await sumStoredBytes(db, userId)) > ACCOUNT_QUOTA_BYTES) throw quotaExceeded()
}

const quotaExceeded = () =>
  fieldProblem(
    'images',
    `Your listings’ photos fill the ${ACCOUNT_QUOTA_BYTES / 1e6} MB of your account. Please send this listing without new photos, or write to us.`,
    'too-large',
  )
