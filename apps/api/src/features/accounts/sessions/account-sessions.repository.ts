import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { countDeleted } from '#db/purge.ts'
import type { SessionRow } from '../sessions.table.ts'

/** The sessions of an account that were used and started after these instants, the last used first. */
export const findUserSessions = (
  db: Kysely<Database>,
  userId: number,
  { usedAfter, createdAfter }: { readonly usedAfter: number; readonly createdAfter: number },
): Promise<SessionRow[]> =>
  db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('used_at', '>', usedAfter)
    .where('created_at', '>', createdAfter)
    .orderBy('used_at', 'desc')
    .execute()

/** Ends these sessions; returns how many there were. */
export async function deleteSessions(db: Kysely<Database>, keys: readonly Buffer[]): Promise<number> {
  return keys.length === 0 ? 0 : countDeleted(db.deleteFrom('sessions').where('key', 'in', keys))
}

/** Ends every session of an account but one; returns how many. */
export const deleteOtherSessions = (
  trx: Transaction<Database>,
  userId: number,
  keptKey: Buffer,
): Promise<number> =>
  countDeleted(trx.deleteFrom('sessions').where('user_id', '=', userId).where('key', '<>', keptKey))
