import type { WordRow } from '@portal/reference-data/search-words'

/** Creates a row of the vocabulary for tests: English, high confidence, empty unless given. */
export const wordRow = (changes: Partial<WordRow> = {}): WordRow => ({
  equal: [],
  meanings: [],
  relation: null,
  language: 'en',
  category: null,
  confidence: 'high',
  ...changes,
})
