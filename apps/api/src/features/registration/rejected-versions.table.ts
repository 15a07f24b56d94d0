import type { Json } from '#shared/json.ts'
import type { BusinessRow } from '#features/businesses/businesses.table.ts'

/** What a resubmission is compared with: the public parts of the rejected version. */
export type RejectedVersion = Pick<
  BusinessRow,
  | 'name'
  | 'category'
  | 'country'
  | 'province'
  | 'address'
  | 'description'
  | 'phone'
  | 'email'
  | 'website'
  | 'type_bits'
> & { readonly images: readonly string[] }

/** The last rejected version of each resubmitted business. */
export interface RejectedVersionsTable {
  business_id: number
  fields: Json<RejectedVersion>
  rejected_at: number
}

declare module '#db/database.ts' {
  interface Database {
    rejected_versions: RejectedVersionsTable
  }
}
