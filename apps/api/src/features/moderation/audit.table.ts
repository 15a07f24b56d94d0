import type { Generated } from 'kysely'

/** What was decided about: a listing, a request, a message, or content by its kind. */
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

/** What an administrator, an operator or the owner of an address did: who, when, what, why. Rows are only ever added. */
export interface AuditTable {
  id: Generated<number>
  at: number
  /** Null once the account is gone, and for what an operator did by command. */
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
  /** Why something was rejected or taken down; where a request was moved to. */
  reason: string | null
  note: string | null
}

declare module '#db/database.ts' {
  interface Database {
    audit: AuditTable
  }
}
