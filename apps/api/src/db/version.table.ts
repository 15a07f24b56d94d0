import type { Generated } from 'kysely'

/** One row, raised by triggers at each public change. */
export interface PublicVersionTable {
  id: 1
  value: number
  /** Raised instead if only the number of taken places at events changes. */
  places: Generated<number>
  /** Raised as well if the words that administrators added to searches change. */
  words: Generated<number>
}

declare module '#db/database.ts' {
  interface Database {
    public_version: PublicVersionTable
  }
}
