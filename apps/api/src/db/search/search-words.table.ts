import type { Generated } from 'kysely'

/** The vocabulary: words of listed businesses, which misspelt words are compared with. */
export interface SearchWordsTable {
  id: Generated<number>
  /** Lower case, without accents, as the full-text index has it. */
  word: string
  /** As it was first written. */
  shown: string
  /** How many listed businesses have it; never 0. */
  uses: number
}

declare module '#db/database.ts' {
  interface Database {
    search_words: SearchWordsTable
  }
}
