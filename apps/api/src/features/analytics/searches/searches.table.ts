/** How often visitors searched on a day, with a result (1) or without. */
export interface SearchDaysTable {
  /** `2026-11-20`, by the clock of Honiara. */
  day: string
  is_found: 0 | 1
  count: number
}

/** The same by text, for the texts that are kept. Nothing is known of who searched. */
export interface SearchTextsTable extends SearchDaysTable {
  /** Folded words, separated by blanks. */
  text: string
}

declare module '#db/database.ts' {
  interface Database {
    search_days: SearchDaysTable
    search_texts: SearchTextsTable
  }
}
