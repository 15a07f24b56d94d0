import type { Generated, Selectable } from 'kysely'

/** A report about a business, or about a review of it. */
export interface ReportsTable {
  id: Generated<number>
  reference: string
  business_id: number
  /** Null for a report of the business itself. */
  review_id: number | null
  /** The slug of one of its kind's reasons. */
  reason: string
  note: string | null
  /** Null for somebody without an account, and once the account is gone. */
  reporter_id: number | null
  /** Without an account: a keyed hash of the network, meaningless without the secret. */
  reporter_hash: Buffer | null
  /** `approved`: the report was right; `rejected`: there was nothing to do. */
  status: Generated<'pending' | 'approved' | 'rejected'>
  submitted_at: number
  decided_at: number | null
}

export type ReportRow = Selectable<ReportsTable>

declare module '#db/database.ts' {
  interface Database {
    reports: ReportsTable
  }
}
