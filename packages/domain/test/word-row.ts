import type { WordRow } from '@portal/reference-data/search-words'

/** A row of the vocabulary for tests: of English, sure, and saying nothing unless it is told what. */
export const wordRow = (changes: Partial<WordRow> = {}): WordRow => ({
  equal: [],
  meanings: [],
  relation: null,
  language: 'en',
  category: null,
  confidence: 'high',
  ...changes,
})
