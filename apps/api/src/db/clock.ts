import { DAY } from '@portal/domain/shared'
import type { Kysely } from 'kysely'
import type { Database } from './database.ts'

/** How far the clock may be ahead of the last trusted time; milliseconds. */
export const MAX_CLOCK_STEP = DAY

/** Reads the last instant at which any process trusted the clock; 0 before the first one. */
export async function readTrustedTime(db: Kysely<Database>): Promise<number> {
  const { trusted_at } = await db.selectFrom('clock').select('trusted_at').executeTakeFirstOrThrow()
  return trusted_at
}

/** Records a trusted time, unless another process has found meanwhile that the clock is ahead. */
export async function recordTrustedTime(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .updateTable('clock')
    .set({ trusted_at: now })
    .where('trusted_at', '<', now)
    .where((where) =>
      where.or([where('trusted_at', '=', 0), where('trusted_at', '>=', now - MAX_CLOCK_STEP)]),
    )
    .execute()
}

/** Trusts the clock regardless of the recorded time, as an operator decided. */
export async function acceptClock(db: Kysely<Database>, now: number): Promise<void> {
  await db.updateTable('clock').set({ trusted_at: now }).execute()
}

/** Resets the trusted time of a restored database, which is older than now. */
export const resetTrustedTime = (db: Kysely<Database>): Promise<void> => acceptClock(db, 0)
