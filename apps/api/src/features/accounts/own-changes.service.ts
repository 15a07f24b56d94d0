import type { Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { recordAction, type Facts } from '#features/audit/audit.service.ts'
import type { OwnAccountAction } from '#features/audit/audit.table.ts'

interface OwnChange {
  readonly at: number
  readonly userId: number
  readonly action: OwnAccountAction
  /** Never a password, nor what was made from one. */
  readonly before?: Facts
  readonly after?: Facts
}

/** Adds to the audit trail what somebody changed of their own account. */
export const recordOwnChange = (
  trx: Transaction<Database>,
  { userId, ...change }: OwnChange,
): Promise<void> =>
  recordAction(trx, { ...change, actor_id: userId, subject_kind: 'account', subject_id: userId })

/** How many sessions an action ended, as the audit trail has it. */
export const toEndedSessions = (ended: number): Required<Pick<OwnChange, 'before' | 'after'>> => ({
  before: { endedSessions: 0 },
  after: { endedSessions: ended },
})
