import { deletionsOf, isCorrectable, rootOf, stemOf } from '@portal/domain/search'
import type SqliteDatabase from 'better-sqlite3'
import { packTerms, wordsOfListing, type IndexedListing } from './listing-words.ts'

/** Writes the words and terms of all listings anew: words are counted first, so that each is written once. */
export function writeSearchIndex(
  sqlite: SqliteDatabase.Database,
  listings: () => Iterable<IndexedListing>,
): void {
  sqlite.exec('delete from search_words; delete from search_word_deletions; delete from search_terms')
  const ids = writeWords(sqlite, countWords(listings()))
  const stamp = sqlite.prepare<[], number>('select value from public_version').pluck().get() ?? 0
  const addTerms = sqlite.prepare('insert into search_terms (id, stamp, terms) values (?, ?, ?)')
  for (const { id, texts } of listings())
    addTerms.run(
      id,
      stamp,
      packTerms(texts, (word) => ids.get(word)),
    )
}

function countWords(listings: Iterable<IndexedListing>): Map<string, { shown: string; uses: number }> {
  const counts = new Map<string, { shown: string; uses: number }>()
  for (const { texts } of listings)
    for (const [word, shown] of wordsOfListing(texts)) {
      const known = counts.get(word)
      if (known) known.uses += 1
      else counts.set(word, { shown, uses: 1 })
    }
  return counts
}

function writeWords(
  sqlite: SqliteDatabase.Database,
  counts: ReadonlyMap<string, { shown: string; uses: number }>,
): Map<string, number> {
  const addWord = sqlite.prepare(
    'insert into search_words (id, word, shown, uses, stem, root) values (?, ?, ?, ?, ?, ?)',
  )
  const addPart = sqlite.prepare(
    'insert into search_word_deletions (part, id) values (?, ?) on conflict do nothing',
  )
  const ids = new Map<string, number>()
  const parts: [string, number][] = []
  for (const [word, { shown, uses }] of counts) {
    const id = ids.size + 1
    ids.set(word, id)
    addWord.run(id, word, shown, uses, stemOf(word), rootOf(word))
    if (isCorrectable(word)) for (const part of deletionsOf(word)) parts.push([part, id])
  }
  // In the order of the index: it grows at its end only.
  parts.sort(([a, one], [b, other]) => (a < b ? -1 : a > b ? 1 : one - other))
  for (const [part, id] of parts) addPart.run(part, id)
  return ids
}
