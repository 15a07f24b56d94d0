import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { fieldProblem } from '#shared/problem.ts'
import { storedBytesOf } from './photos.repository.ts'

/** What the photos of an account's listings may take on disk, in all their sizes: some 200 photos. */
export const ACCOUNT_BYTES = 200e6

/** Before new photos are decoded: refuses where there is no room at all, apart from what they replace. */
export async function refuseWhereFull(db: Kysely<Database>, userId: number, replaced: number): Promise<void> {
  if ((await storedBytesOf(db, userId)) - replaced >= ACCOUNT_BYTES) throw quotaReached()
}

/** In the transaction that stored new photos: refuses them where they are too many. */
export async function refuseBeyondQuota(db: Kysely<Database>, userId: number): Promise<void> {
  if ((await storedBytesOf(db, userId)) > ACCOUNT_BYTES) throw quotaReached()
}

const quotaReached = () =>
  fieldProblem(
    'images',
    `Your listings’ photos take the ${ACCOUNT_BYTES / 1e6} MB that an account may have. Please send this listing without new photos, or write to us.`,
    'too-large',
  )
