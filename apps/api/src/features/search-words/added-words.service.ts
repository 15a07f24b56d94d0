import type { WordRow } from '@portal/reference-data/search-words'
import type { Store } from '#db/engine/open-store.ts'
import { openWordsVersion } from '#db/version.ts'
import { openWordsRows, type WordsRow } from './search-words.repository.ts'

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
    sure: 'high',
  }
}

/** Reads what administrators added to the vocabulary of searches: the same list for as long as nothing changes. */
export function openAddedWords(
  store: Pick<Store, 'read' | 'readSqlite' | 'beginSnapshot'>,
): () => readonly WordRow[] {
  const readVersion = openWordsVersion(store)
  const readRows = openWordsRows(store)
  let held: { version: number; rows: readonly WordRow[] } | undefined
  return () => {
    const version = readVersion()
    if (held?.version !== version) held = { version, rows: readRows().map(toWordRow) }
    return held.rows
  }
}
