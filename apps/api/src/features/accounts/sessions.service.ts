import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { purgeInBatches } from '#db/purge.ts'
import { openWriteBehind } from '#db/write-behind.ts'
import { sessionUserOf } from './accounts.view.ts'
import {
  deleteDeadSessions,
  deleteSession,
  findSession,
  insertSession,
  touchSessions,
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

/** Starts a session under an id that exists nowhere else but in the cookie to come. */
export async function startSession(
  db: Db,
  id: string,
  { userId, now }: { readonly userId: number; readonly now: number },
): Promise<void> {
  await insertSession(db, { key: keyOf(id), user_id: userId, created_at: now, used_at: now })
}

/** The sessions that were started, by the ids in their cookies. */
export function openSessions({ store, now, log }: Pick<AppContext, 'store' | 'now' | 'log'>) {
  const uses = openWriteBehind<number>({
    write: (batch) => touchSessions(store.write, batch),
    merge: Math.max,
    log,
    what: 'times of sessions’ last use',
  })
  return {
    /** Notes that a session is in use; it is written in the background. */
    async touch(id: string): Promise<void> {
      uses.note(keyOf(id).toString('hex'), now())
    },
    /** Who a session belongs to, read anew at each request: a right withdrawn is gone at once. */
    async find(id: string) {
      const at = now()
      const { usedAfter, createdAfter } = aliveAt(at)
      const key = keyOf(id)
      const row = await findSession(store.read, key, { createdAfter })
      if (!row) return null
      const use = key.toString('hex')
      const usedAt = Math.max(row.used_at, uses.noted(use) ?? 0)
      if (usedAt <= usedAfter) return null
      if (at - usedAt > TOUCH_AFTER) uses.note(use, at)
      return sessionUserOf(row)
    },
    end: (id: string): Promise<void> => deleteSession(store.write, keyOf(id)),
    /** Writes the times of use that wait. */
    flush: () => uses.flush(),
  }
}

/** Removes every session that has run out, a few at a time. */
export async function purgeSessions(db: Db, now: number): Promise<void> {
  const { usedAfter, createdAfter } = aliveAt(now)
  await purgeInBatches((most) => deleteDeadSessions(db, 'used_at', usedAfter, most))
  await purgeInBatches((most) => deleteDeadSessions(db, 'created_at', createdAfter, most))
}
