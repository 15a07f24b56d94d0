import type { Generated } from 'kysely'

/** What an action was about: a business, a request, a message, or content by its kind. */
export type AuditSubject =
  | 'business'
  | 'review'
  | 'quote request'
  | 'inquiry'
  | 'news'
  | 'event'
  | 'tender'
  | 'job'
  | 'course'
  | 'resource'
  | 'page'

/** The audit trail: what administrators, operators and owners of addresses did. Rows are only ever added. */
export interface AuditTable {
  id: Generated<number>
  at: number
  /** Null once the account is gone, and for commands of an operator. */
  actor_id: number | null
  action:
    | 'approved'
    | 'rejected'
    | 'moved'
    | 'noted'
    | 'handled'
    | 'reopened'
    | 'taken down'
    | 'restored'
    | 'withdrawn'
  subject_kind: AuditSubject
  subject_id: number
  /** Why something was rejected or taken down; the new status of a request. */
  reason: string | null
  note: string | null
}

declare module '#db/database.ts' {
  interface Database {
    audit: AuditTable
  }
}
