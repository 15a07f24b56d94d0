import { sql, type Insertable, type Kysely, type Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { parseHex } from '#db/functions.ts'
import { getRecords } from '#db/json.ts'
import { countDeleted } from '#db/purge.ts'
import type { SessionsTable } from './sessions.table.ts'

export async function insertSession(db: Kysely<Database>, session: Insertable<SessionsTable>): Promise<void> {
  await db.insertInto('sessions').values(session).execute()
}

/** A session with its user, if it was started after `createdAfter` and the account is not suspended. */
export function findSession(
  db: Kysely<Database>,
  key: Buffer,
  { createdAfter }: { readonly createdAfter: number },
) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'email', 'first_name', 'last_name', 'profile_image_url', 'is_admin'])
    .select(['email_confirmed_at', 'used_at'])
    .where('key', '=', key)
    .where('sessions.created_at', '>', createdAfter)
    .where('suspended_at', 'is', null)
    .executeTakeFirst()
}

/** A session's key in hexadecimal, and when it was last used. */
export type SessionUse = readonly [key: string, usedAt: number]

/** Updates when sessions were last used. Never inserts, so that a session that ended meanwhile stays ended. */
export async function touchSessions(db: Kysely<Database>, uses: readonly SessionUse[]): Promise<void> {
  const used = uses.map(([key, at]) => ({ key, at }))
  await sql`
    update sessions set used_at = used.at
    from ${getRecords(used, { key: 'text', at: 'number' })} as used
    where sessions.key = ${parseHex(sql.ref('used.key'))} and sessions.used_at < used.at`.execute(db)
}

export async function deleteSession(db: Kysely<Database>, key: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('key', '=', key).execute()
}

/** Ends every session of an account, and sign-ins that wait for their code. */
export async function deleteUserSessions(db: Kysely<Database>, userId: number): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute()
  await db.deleteFrom('pending_sign_ins').where('user_id', '=', userId).execute()
}

/** Ends every session of everybody, and sign-ins that wait for their code; returns how many sessions there were. */
export async function deleteAllSessions(trx: Transaction<Database>): Promise<number> {
  await trx.deleteFrom('pending_sign_ins').execute()
  return countDeleted(trx.deleteFrom('sessions'))
}

/** Sets times of sessions that lie in the future to now. */
export async function clampSessionTimes(db: Kysely<Database>, now: number): Promise<void> {
  await db.updateTable('sessions').set({ used_at: now }).where('used_at', '>', now).execute()
  await db.updateTable('sessions').set({ created_at: now }).where('created_at', '>', now).execute()
}

/** Deletes at most `limit` sessions that were last used, or started, up to an instant; returns how many. */
export async function deleteExpiredSessions(
  db: Kysely<Database>,
  since: 'used_at' | 'created_at',
  by: number,
  limit: number,
): Promise<number> {
  const expired = db.selectFrom('sessions').select('key').where(since, '<=', by).limit(limit)
  return countDeleted(db.deleteFrom('sessions').where('key', 'in', expired))
}
