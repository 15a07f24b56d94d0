import { createHash } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { sessionUserOf } from './accounts.view.ts'
import {
  deleteDeadSessions,
  deleteSession,
  findSession,
  insertSession,
  touchSession,
} from './sessions.repository.ts'

const HOUR = 60 * 60 * 1000
/** A session ends after a day without use, and after two weeks in any case. */
export const IDLE = 24 * HOUR
export const LIFETIME = 14 * 24 * HOUR
/** How stale the time of last use may get: a write for every read would cost more than it tells. */
const TOUCH_AFTER = 60 * 1000

const aliveAt = (now: number) => ({ usedAfter: now - IDLE, createdAfter: now - LIFETIME })
const keyOf = (id: string) => createHash('sha256').update(id).digest()

type Db = Kysely<Database>
type Source = Pick<AppContext, 'now' | 'randomBytes'>

/** Starts a session; the id it answers exists nowhere else but in the cookie. */
export async function startSession(db: Db, { now, randomBytes }: Source, userId: number): Promise<string> {
  const id = randomBytes(32).toString('base64url')
  await insertSession(db, { key: keyOf(id), user_id: userId, created_at: now(), used_at: now() })
  return id
}

export async function endSession(db: Db, id: string): Promise<void> {
  await deleteSession(db, keyOf(id))
}

/** Starts a session under a new id; the one that the browser brought along ends. */
export async function replaceSession(
  trx: Transaction<Database>,
  source: Source,
  userId: number,
  former: string | null,
): Promise<string> {
  if (former !== null) await endSession(trx, former)
  return startSession(trx, source, userId)
}

/** Who a session belongs to, read anew at each request: a right withdrawn is gone at once. */
export async function findSessionUser({ store, now, log }: AppContext, id: string) {
  const key = keyOf(id)
  const row = await findSession(store.read, key, aliveAt(now()))
  if (!row) return null
  if (now() - row.used_at > TOUCH_AFTER) {
    // Only ever an update: a session that is signed out meanwhile stays gone.
    await touchSession(store.write, key, now()).catch((err: unknown) =>
      log.warn({ err }, 'session not touched'),
    )
  }
  return sessionUserOf(row)
}

/** Removes every session that has run out. */
export async function purgeSessions(db: Db, now: number): Promise<void> {
  await deleteDeadSessions(db, aliveAt(now))
}
