import type { SearchWordRelation } from '@portal/domain/contract'
import type { Generated } from 'kysely'

/** Words that administrators added to the vocabulary of searches. */
export interface SearchWordOverridesTable {
  id: Generated<number>
  /** Words and phrases that mean the same, joined by `|`. */
  words: string
  relation: SearchWordRelation
  /** Their meanings, joined by `|`. */
  meanings: string
  /** The slug of a category. */
  category: string | null
  /** Null once the account is gone. */
  added_by: number | null
  added_at: number
  changed_at: number | null
}

declare module '#db/database.ts' {
  interface Database {
    search_word_overrides: SearchWordOverridesTable
  }
}
