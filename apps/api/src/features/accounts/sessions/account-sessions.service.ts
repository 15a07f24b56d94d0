import type { AccountSession } from '@portal/domain/contract'
import type { Kysely, Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { Problem } from '#shared/problem.ts'
import { toEndedSessions, recordOwnChange } from '../own-changes.service.ts'
import { getSessionThresholds, hashSessionId } from '../sessions.service.ts'
import type { SessionRow } from '../sessions.table.ts'
import { deleteSessions, findUserSessions } from './account-sessions.repository.ts'

/** Half of a key identifies a session to its own account without letting anybody sign in. */
const ID_BYTES = 16
const toId = (key: Buffer): string => key.subarray(0, ID_BYTES).toString('hex')

/** Somebody's sessions that have not ended: the present one first, then by last use. */
export async function readSessions(
  db: Kysely<Database>,
  userId: number,
  { now, currentId }: { readonly now: number; readonly currentId: string },
): Promise<AccountSession[]> {
  const current = hashSessionId(currentId)
  const rows = await findUserSessions(db, userId, getSessionThresholds(now))
  const toSession = (row: SessionRow): AccountSession => ({
    id: toId(row.key),
    device: row.device,
    startedAt: new Date(row.created_at).toISOString(),
    usedAt: new Date(row.used_at).toISOString(),
    isCurrent: row.key.equals(current),
  })
  return rows.map(toSession).toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
}

interface SessionSelection {
  /** The id of a session, `others` or `all`. */
  readonly which: string
  /** The id of the session of the request. */
  readonly currentId: string
}

interface EndResult {
  readonly ended: number
  /** Whether the session of the request is among them. */
  readonly endsCurrent: boolean
}

/** Ends one session of somebody's, all others or all. */
export const endSessions = (
  { store, now }: Pick<AppContext, 'store' | 'now'>,
  userId: number,
  selection: SessionSelection,
): Promise<EndResult> =>
  store.write.transaction().execute(async (trx) => {
    const at = now()
    const outcome = await endChosenSessions(trx, userId, selection, at)
    if (outcome.ended > 0)
      await recordOwnChange(trx, { at, userId, action: 'sessions ended', ...toEndedSessions(outcome.ended) })
    return outcome
  })

/** The same in a transaction; throws where there is none to end. */
export async function endChosenSessions(
  trx: Transaction<Database>,
  userId: number,
  { which, currentId }: SessionSelection,
  now: number,
): Promise<EndResult> {
  const current = hashSessionId(currentId)
  const keys = (await findUserSessions(trx, userId, getSessionThresholds(now))).map(({ key }) => key)
  const selectedKeys = keys.filter((key) =>
    which === 'others' ? !key.equals(current) : which === 'all' || toId(key) === which,
  )
  if (selectedKeys.length === 0 && which !== 'others')
    throw new Problem('not-found', 'This session has already ended')
  return {
    ended: await deleteSessions(trx, selectedKeys),
    endsCurrent: selectedKeys.some((key) => key.equals(current)),
  }
}
