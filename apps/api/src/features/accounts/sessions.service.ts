import { createHash } from 'node:crypto'
import { DAY, MINUTE } from '@portal/domain/shared'
import type { Kysely, Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { purgeInBatches } from '#db/purge.ts'
import { createWriteBehind } from '#db/write-behind.ts'
import { toSessionUser } from './accounts.view.ts'
import {
  deleteAllSessions,
  deleteExpiredSessions,
  deleteSession,
  clampSessionTimes,
  findSession,
  insertSession,
  touchSessions,
} from './sessions.repository.ts'

/** A session ends after a day without use, and after two weeks in any case. Milliseconds. */
export const IDLE_TIMEOUT = DAY
export const SESSION_LIFETIME = 14 * DAY
/** How stale the time of last use may get, so that not every read causes a write. */
const TOUCH_AFTER = MINUTE

/** Sessions that were last used and started after these instants have not ended. */
export const getSessionThresholds = (now: number) => ({
  usedAfter: now - IDLE_TIMEOUT,
  createdAfter: now - SESSION_LIFETIME,
})
/** The key that a session is stored under, with which nobody can sign in. */
export const hashSessionId = (id: string) => createHash('sha256').update(id).digest()

type Db = Kysely<Database>

/** A session to start. */
export interface NewSession {
  /** Stored nowhere but in the cookie. */
  readonly id: string
  /** Where it is started, such as `Chrome on Android`; null where that is unknown. */
  readonly device: string | null
}

/** Ends the request's session; returns the next one, whose id nobody else knows. */
export type RenewSession = () => Promise<NewSession>

/** Starts a session. */
export async function startSession(
  db: Db,
  { id, device }: NewSession,
  { userId, now }: { readonly userId: number; readonly now: number },
): Promise<void> {
  await insertSession(db, {
    key: hashSessionId(id),
    user_id: userId,
    created_at: now,
    used_at: now,
    device,
  })
}

/** Signs everybody out; returns how many sessions ended. */
export const endAllSessions = (trx: Transaction<Database>): Promise<number> => deleteAllSessions(trx)

/** Finds and ends sessions by the ids in their cookies. */
export function createSessions({ store, clock, log }: Pick<AppContext, 'store' | 'clock' | 'log'>) {
  const uses = createWriteBehind<number>({
    write: (batch) => touchSessions(store.write, batch),
    merge: Math.max,
    log,
    what: 'times of sessions’ last use',
  })
  return {
    /** Records that a session is in use; written in the background. */
    async touch(id: string): Promise<void> {
      if (!clock.isAhead()) uses.add(hashSessionId(id).toString('hex'), clock.trustedNow())
    },
    /** The user of a session, read at each request, so that withdrawn rights are gone at once. */
    async find(id: string) {
      // A session that a wrong clock ended would stay ended.
      const at = clock.trustedNow()
      const { usedAfter, createdAfter } = getSessionThresholds(at)
      const key = hashSessionId(id)
      const row = await findSession(store.read, key, { createdAfter })
      if (!row) return null
      const use = key.toString('hex')
      const usedAt = Math.max(row.used_at, uses.getPending(use) ?? 0)
      if (usedAt <= usedAfter) return null
      if (at - usedAt > TOUCH_AFTER) uses.add(use, at)
      return toSessionUser(row)
    },
    end: (id: string): Promise<void> => deleteSession(store.write, hashSessionId(id)),
    /** Writes the times of use that are still buffered. */
    flush: () => uses.flush(),
  }
}

/** Corrects sessions that began while the clock was ahead, and would last too long. */
export const correctSessions = (db: Db, now: number): Promise<void> => clampSessionTimes(db, now)

/** Deletes expired sessions in batches. */
export async function purgeSessions(db: Db, now: number, signal?: AbortSignal): Promise<void> {
  const { usedAfter, createdAfter } = getSessionThresholds(now)
  await purgeInBatches(db, (trx, limit) => deleteExpiredSessions(trx, 'used_at', usedAfter, limit), signal)
  await purgeInBatches(
    db,
    (trx, limit) => deleteExpiredSessions(trx, 'created_at', createdAfter, limit),
    signal,
  )
}
