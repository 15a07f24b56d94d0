import type { Generated } from 'kysely'

/** Words of listed businesses, for searches and spelling corrections. */
export interface SearchWordsTable {
  id: Generated<number>
  /** Folded, as the domain's `foldWord` does. */
  word: string
  /** As first written. */
  shown: string
  /** The number of listed businesses with it; never 0. */
  uses: number
  /** Its singular. */
  stem: string
  /** What it shares with words derived from it. */
  root: string
}

/** Prefixes of words with up to two letters deleted, which match misspelt words. */
export interface SearchWordDeletionsTable {
  part: string
  id: number
}

/** The words of each listed business in order. */
export interface SearchTermsTable {
  /** The id of the business. */
  id: number
  /** The public version before its last write. */
  stamp: number
  /** 32-bit little-endian numbers, see `packTerm`. */
  terms: Uint8Array
}

/** The version of the rules that made the stored words; one row. */
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

/** The fields of a word in a list of records. */
export const WORD_FIELDS = {
  word: 'text',
  shown: 'text',
  uses: 'number',
  stem: 'text',
  root: 'text',
} as const
export const PART_FIELDS = { part: 'text', id: 'number' } as const
