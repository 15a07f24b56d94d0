import type { Generated } from 'kysely'

/** What an administrator did: who, when, what, why. Rows are only ever added. */
export interface AuditTable {
  id: Generated<number>
  at: number
  /** Null once the account is gone. */
  actor_id: number | null
  action: 'approved' | 'rejected' | 'moved' | 'noted' | 'handled' | 'reopened'
  subject_kind: 'business' | 'quote request' | 'event' | 'tender' | 'job' | 'inquiry'
  subject_id: number
  /** Why a listing was rejected; where a request was moved to. */
  reason: string | null
  note: string | null
}
