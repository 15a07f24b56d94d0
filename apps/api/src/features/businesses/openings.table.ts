import type { Generated } from 'kysely'

/** Every different `opening` of businesses, once: added by triggers, and deleted when no business has it any longer. */
export interface OpeningPatternsTable {
  id: Generated<number>
  /** As `opening_key` of businesses. */
  key: number
  pattern: string
}

declare module '#db/database.ts' {
  interface Database {
    opening_patterns: OpeningPatternsTable
  }
}
