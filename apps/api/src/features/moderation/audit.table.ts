import type { Generated } from 'kysely'

/** What an administrator did: who, when, what, why. Rows are only ever added. */
export interface AuditTable {
  id: Generated<number>
  at: number
  /** Null once the account is gone. */
  actor_id: number | null
  action: 'approved' | 'rejected'
  subject_kind: 'business'
  subject_id: number
  reason: string | null
  note: string | null
}
