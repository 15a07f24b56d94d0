import type { Generated } from 'kysely'

/** Words of listed businesses: what searches look for, and what misspelt words are compared with. */
export interface SearchWordsTable {
  id: Generated<number>
  /** Folded, as the domain's `foldWord` does. */
  word: string
  /** As it was first written. */
  shown: string
  /** How many listed businesses have it; never 0. */
  uses: number
  /** Its singular. */
  stem: string
  /** What it shares with words made of it. */
  root: string
}

/** The beginnings of words with up to two letters left out, by which misspelt words are found. */
export interface SearchWordDeletionsTable {
  part: string
  id: number
}

/** The words of each listed business in their order. */
export interface SearchTermsTable {
  /** Of the business. */
  id: number
  /** The public version before which it was written last. */
  stamp: number
  /** 32-bit little-endian numbers, see `packTerm`. */
  terms: Uint8Array
}

/** Which rules the stored words were made by; one row. */
export interface SearchIndexStateTable {
  id: 1
  rules: number
}

declare module '#db/database.ts' {
  interface Database {
    search_words: SearchWordsTable
    search_word_deletions: SearchWordDeletionsTable
    search_terms: SearchTermsTable
    search_index_state: SearchIndexStateTable
  }
}

/** What is written of a word, as a list of records has it. */
export const WORD_FIELDS = {
  word: 'text',
  shown: 'text',
  uses: 'number',
  stem: 'text',
  root: 'text',
} as const
export const PART_FIELDS = { part: 'text', id: 'number' } as const
