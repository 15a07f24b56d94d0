import type { Generated } from 'kysely'
import type { Json } from '#shared/json.ts'
import type { Changes } from './changes.ts'

/** What somebody changes of their own account; administrators end sessions too. */
export type OwnAccountAction =
  | 'renamed'
  | 'picture changed'
  | 'address changed'
  | 'address change stopped'
  | 'password changed'
  | 'password reset'
  | 'sessions ended'
  | 'provider linked'
  | 'provider unlinked'

/** What an action was about: a business, a request, a message, or content by its kind. */
export type AuditSubject =
  | 'business'
  | 'edit'
  | 'review'
  | 'report'
  | 'quote request'
  | 'order'
  | 'exchange rate'
  | 'inquiry'
  | 'news'
  | 'event'
  | 'tender'
  | 'job'
  | 'course'
  | 'resource'
  | 'page'
  | 'account'
  | 'search words'

/** The audit trail: what administrators, operators and holders of accounts did. Rows are only ever added. */
export interface AuditTable {
  id: Generated<number>
  at: number
  /** Null once the account is gone, and for commands of an operator. */
  actor_id: number | null
  action:
    | OwnAccountAction
    | 'approved'
    | 'rejected'
    | 'moved'
    | 'noted'
    | 'handled'
    | 'reopened'
    | 'taken down'
    | 'restored'
    | 'withdrawn'
    | 'second step on'
    | 'second step off'
    | 'second step reset'
    | 'second step failed'
    | 'recovery code used'
    | 'recovery codes renewed'
    | 'edited'
    | 'edit withdrawn'
    | 'paused'
    | 'unpaused'
    | 'deleted'
    | 'handed over'
    | 'resolved'
    | 'dismissed'
    | 'undone'
    | 'made administrator'
    | 'no longer administrator'
    | 'suspended'
    | 'password reset sent'
    | 'drafted'
    | 'published'
    | 'scheduled'
    | 'unscheduled'
    | 'discarded'
    | 'businesses exported'
    | 'suspension ended'
    | 'featured'
    | 'featuring ended'
    | 'verified'
    | 'verification withdrawn'
    | 'owner changed'
    | 'payment recorded'
    | 'money moved'
    | 'credit corrected'
    | 'refunded'
    | 'cancelled'
    | 'rate set'
    | 'payments exported'
    | 'linked'
    | 'unlinked'
    | 'plan granted'
    | 'words added'
    | 'words changed'
    | 'words deleted'
  subject_kind: AuditSubject
  subject_id: number
  /** Why something was rejected or taken down; the new status of a request. */
  reason: string | null
  note: string | null
  /** Of decisions: when what was decided about was sent in; null where that was not recorded. */
  submitted_at: number | null
  /** The fields that changed, before and after; null where none were recorded. */
  changes: Json<Changes> | null
}

declare module '#db/database.ts' {
  interface Database {
    audit: AuditTable
  }
}
