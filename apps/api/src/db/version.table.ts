import type { Generated } from 'kysely'

/** One row, raised by triggers at each change that the public can see. */
export interface PublicVersionTable {
  id: 1
  value: number
  /** Raised instead where only the number of places taken at events changes. */
  places: Generated<number>
  /** Raised as well where the words change that administrators added to searches. */
  words: Generated<number>
}

declare module '#db/database.ts' {
  interface Database {
    public_version: PublicVersionTable
  }
}
