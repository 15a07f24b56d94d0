import type { Generated, Selectable } from 'kysely'

/** An offer of a business to the holder of an email address. */
export interface BusinessHandoversTable {
  business_id: number
  /** Who offered it; void once somebody else owns the business. */
  owner_id: number
  email: string
  /** SHA-256 of the token in the mail. */
  hash: Buffer
  created_at: number
  /** Kept for a while, so that accepting can be repeated after a lost response. */
  accepted_at: Generated<number | null>
}

export type HandoverRow = Selectable<BusinessHandoversTable>

declare module '#db/database.ts' {
  interface Database {
    business_handovers: BusinessHandoversTable
  }
}
