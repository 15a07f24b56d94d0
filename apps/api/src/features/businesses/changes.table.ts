import type { Generated } from 'kysely'

/** The last change of each business that the public may see: kept by triggers, with a new id at each. */
export interface BusinessChangesTable {
  id: Generated<number>
  business_id: number
}

declare module '#db/database.ts' {
  interface Database {
    business_changes: BusinessChangesTable
  }
}
