import type { WordRow } from '@portal/reference-data/search-words'
import type { Reads, Versions } from '#db/engine/store.ts'
import { createWordsReader, type WordsRow } from './search-words.repository.ts'

/** An entry as a vocabulary row. */
export function toWordRow({ words, relation, meanings, category }: WordsRow): WordRow {
  const left = words.split('|')
  const right = meanings.split('|')
  return {
    equal: relation === 'equal' ? [...left, ...right] : left,
    meanings: relation === 'equal' ? [] : right,
    relation: relation === 'equal' ? null : relation,
    language: 'en',
    category,
    confidence: 'high',
  }
}

/** Reads the administrators' vocabulary rows; returns the same array until they change. */
export function createAddedWordsReader(store: Reads): (versions: Versions) => Promise<readonly WordRow[]> {
  const readRows = createWordsReader(store)
  let cached: { readonly version: number; readonly rows: readonly WordRow[] } | undefined
  return async ({ words: version }) => {
    if (cached?.version === version) return cached.rows
    const read = await readRows()
    const rows = read.map(toWordRow)
    // Another request may have read a later version meanwhile.
    if (cached === undefined || cached.version < version) cached = { version, rows }
    return cached.version === version ? cached.rows : rows
  }
}
