import type { ReviewRow } from './reviews.table.ts'

/** A review to store. Its names are kept once the account is gone. */
export interface ReviewRecord {
  readonly businessId: number
  readonly userId?: number | null
  readonly firstName: string
  readonly lastName: string
  /** 1 to 5. */
  readonly rating: number
  readonly comment: string
  readonly status?: ReviewRow['status']
  readonly createdAt: number
  /** The reply of the business's owner. */
  readonly reply?: { readonly text: string; readonly at: number }
}
