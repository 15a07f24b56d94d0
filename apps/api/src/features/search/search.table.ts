import type { Generated } from 'kysely'

/** Words of listed names and places: what a misspelt word is held against. */
export interface SearchWordsTable {
  id: Generated<number>
  /** Lower case, without accents, as the full-text index has it. */
  word: string
  /** As it was first written. */
  shown: string
  uses: number
}
