import type { EditableFields } from '@portal/domain/contract'
import type { Selectable } from 'kysely'
import type { Json } from '#shared/json.ts'

/** The one edit of a listing that waits for a review, or was rejected and is still there to be corrected. */
export interface BusinessEditsTable {
  business_id: number
  /** The changed fields with their wanted values. */
  changes: Json<Partial<EditableFields>>
  /** `held`: its listing is deleted for now. */
  status: 'pending' | 'rejected' | 'held'
  /** When it was last changed: the queue's order. */
  submitted_at: number
  reason: string | null
  note: string | null
  decided_at: number | null
}

export type BusinessEditRow = Selectable<BusinessEditsTable>

declare module '#db/database.ts' {
  interface Database {
    business_edits: BusinessEditsTable
  }
}
