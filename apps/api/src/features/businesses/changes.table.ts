import type { Generated } from 'kysely'

/** The last public change of each business, written by triggers, with a new id each time. */
export interface BusinessChangesTable {
  id: Generated<number>
  business_id: number
}

declare module '#db/database.ts' {
  interface Database {
    business_changes: BusinessChangesTable
  }
}
