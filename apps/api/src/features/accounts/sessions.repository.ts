import type { Insertable, Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import type { SessionsTable } from './sessions.table.ts'

export async function insertSession(db: Kysely<Database>, session: Insertable<SessionsTable>): Promise<void> {
  await db.insertInto('sessions').values(session).execute()
}

/** The session with its user, if it was used and started late enough to be alive. */
export function findSession(
  db: Kysely<Database>,
  key: Buffer,
  { usedAfter, createdAfter }: { usedAfter: number; createdAfter: number },
) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'email', 'first_name', 'last_name', 'profile_image_url', 'is_admin', 'used_at'])
    .where('key', '=', key)
    .where('used_at', '>', usedAfter)
    .where('sessions.created_at', '>', createdAfter)
    .executeTakeFirst()
}

/** Notes the time of use of a session that is there and was last used before a time. */
export async function touchSession(
  db: Kysely<Database>,
  key: Buffer,
  { now, usedBefore }: { now: number; usedBefore: number },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ used_at: now })
    .where('key', '=', key)
    .where('used_at', '<', usedBefore)
    .execute()
}

export async function deleteSession(db: Kysely<Database>, key: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('key', '=', key).execute()
}

export async function deleteDeadSessions(
  db: Kysely<Database>,
  { usedAfter, createdAfter }: { usedAfter: number; createdAfter: number },
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((where) => where.or([where('used_at', '<=', usedAfter), where('created_at', '<=', createdAfter)]))
    .execute()
}
