import type { PlanMailKind } from '@portal/domain/plan'
import type { Generated } from 'kysely'

/** A mail about the end of a trial or of paid time: one per end, and for trials only one of each kind. */
export interface PlanMailsTable {
  business_id: number
  kind: PlanMailKind
  /** The end that it is about. */
  ends_at: number
  at: number
  /** 0 if it was skipped: its recipient has stopped reminders, or it was due too long ago. */
  is_sent: 0 | 1
}

/** An extension of a trial after an outage of the portal. */
export interface TrialExtensionsTable {
  id: Generated<number>
  business_id: number
  outage_from: number
  outage_to: number
  old_end: number
  new_end: number
  at: number
}

/** Accounts that get no reminders about their listings. */
export interface ReminderStopsTable {
  user_id: number
  stopped_at: number
}

/** A token that was sent with a reminder, by its SHA-256. */
export interface ReminderTokensTable {
  hash: Buffer
  user_id: number
  created_at: number
}

declare module '#db/database.ts' {
  interface Database {
    plan_mails: PlanMailsTable
    trial_extensions: TrialExtensionsTable
    reminder_stops: ReminderStopsTable
    reminder_tokens: ReminderTokensTable
  }
}
