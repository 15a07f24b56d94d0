import type { Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { recordAction, type Facts } from '#features/audit/audit.service.ts'
import type { OwnAccountAction } from '#features/audit/audit.table.ts'

interface OwnChange {
  readonly at: number
  readonly userId: number
  readonly action: OwnAccountAction
  /** Never a password, nor anything derived from one. */
  readonly before?: Facts
  readonly after?: Facts
}

/** Records in the audit trail what somebody changed in their own account. */
export const recordOwnChange = (
  trx: Transaction<Database>,
  { userId, ...change }: OwnChange,
): Promise<void> =>
  recordAction(trx, { ...change, actor_id: userId, subject_kind: 'account', subject_id: userId })

/** The number of ended sessions, for the audit trail. */
export const toEndedSessions = (ended: number): Required<Pick<OwnChange, 'before' | 'after'>> => ({
  before: { endedSessions: 0 },
  after: { endedSessions: ended },
})
