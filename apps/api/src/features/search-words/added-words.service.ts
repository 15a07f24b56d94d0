import type { WordRow } from '@portal/reference-data/search-words'
import type { Reads, Versions } from '#db/engine/store.ts'
import { createWordsRows, type WordsRow } from './search-words.repository.ts'

/** A row as the vocabulary has it. */
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

/**
 * Reads what administrators added to the vocabulary of searches: the same list for as long as nothing changes.
 */
export function createAddedWords(store: Reads): (versions: Versions) => Promise<readonly WordRow[]> {
  const readRows = createWordsRows(store)
  let held: { readonly version: number; readonly rows: readonly WordRow[] } | undefined
  return async ({ words: version }) => {
    if (held?.version === version) return held.rows
    const read = await readRows()
    const rows = read.map(toWordRow)
    // Another request may have read a later version meanwhile.
    if (held === undefined || held.version < version) held = { version, rows }
    return held.version === version ? held.rows : rows
  }
}
