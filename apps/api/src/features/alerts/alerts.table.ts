import type { AlertFrequency, AlertList } from '@portal/domain/alert'
import type { Generated, Selectable } from 'kysely'

/** An address with alerts. The address is deleted when its last alert is stopped. */
export interface AlertRecipientsTable {
  id: Generated<number>
  email: string | null
  /** The masked address, visible to holders of a token: `m***@example.com`. */
  masked: string
  asked_at: number
  /** When its first alert was confirmed. */
  confirmed_at: number | null
  left_at: number | null
}

/** A list with filters about which an address is alerted. */
export interface AlertsTable {
  id: Generated<number>
  recipient_id: number
  list: AlertList
  /** As `parseAlertFilters` writes them. */
  filters: string
  frequency: AlertFrequency
  asked_at: number
  /** Only what is published later is told. */
  confirmed_at: number | null
  /** When the next email is due; null until it is confirmed. */
  due_at: number | null
}

/** A token that was sent in an email, by its SHA-256. */
export interface AlertTokensTable {
  hash: Buffer
  recipient_id: number
  /** Null once the alert is stopped. */
  alert_id: number | null
  purpose: 'confirm' | 'leave'
  /** What a confirmation sets. */
  frequency: AlertFrequency | null
  created_at: number
}

/** An entry that an alert has told: it is told once, whatever happens to it. */
export interface AlertEntriesTable {
  alert_id: number
  /** The id of the business or of the content. */
  entry_id: number
  sent_at: number
}

export type RecipientRow = Selectable<AlertRecipientsTable>
export type AlertRow = Selectable<AlertsTable>

declare module '#db/database.ts' {
  interface Database {
    alert_recipients: AlertRecipientsTable
    alerts: AlertsTable
    alert_tokens: AlertTokensTable
    alert_entries: AlertEntriesTable
  }
}
