import { DAY } from '@portal/domain/shared'
import type { Kysely } from 'kysely'
import type { Database } from './database.ts'

/** How far the clock may be beyond the last moment at which it was believed; milliseconds. */
export const MAX_CLOCK_STEP = DAY

/** The last moment at which the clock was believed, by any process; 0 before the first one. */
export async function readTrustedTime(db: Kysely<Database>): Promise<number> {
  const { trusted_at } = await db.selectFrom('clock').select('trusted_at').executeTakeFirstOrThrow()
  return trusted_at
}

/** Records that the clock is believed, unless another process has seen by now that it is ahead. */
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

/** Believes the clock whatever it was held against, as an operator says. */
export async function acceptClock(db: Kysely<Database>, now: number): Promise<void> {
  await db.updateTable('clock').set({ trusted_at: now }).execute()
}

/** Forgets what the clock is held against: whoever restores a database, which is older than now, knows the time. */
export const resetTrustedTime = (db: Kysely<Database>): Promise<void> => acceptClock(db, 0)
