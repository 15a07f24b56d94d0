import type { ListingTexts } from '@portal/domain/search'
import type SqliteDatabase from 'better-sqlite3'
import { writeSearchIndex } from '#db/search/write-search-index.ts'
import type { IndexedListing } from '#db/search/listing-words.ts'

/** Raised whenever words are split, folded, kept as terms, or traced to their stems and roots in another way. */
const RULES = 4

/** Listings that are read at once. */
const BATCH = 1_000

interface ListedRow extends Omit<ListingTexts, 'tags'> {
  readonly id: number
  readonly tags: string
}

/**
 * Makes the words and terms of searches anew where they were made by other rules; answers whether they were. Takes some seconds
 * for ten thousand listings.
 */
export function refreshSearchIndex(sqlite: SqliteDatabase.Database): boolean {
  const state = sqlite.prepare<[], number>('select rules from search_index_state').pluck()
  if (state.get() === RULES) return false
  sqlite.transaction(() => rebuildSearchIndex(sqlite)).immediate()
  return true
}

/** Makes the words and terms of all listed businesses anew, within a transaction of the caller. */
export function rebuildSearchIndex(sqlite: SqliteDatabase.Database): void {
  const next = sqlite.prepare<[number], ListedRow>(
    `select id, name, category, place, description, tags from businesses
    where listed = 1 and id > ? order by id limit ${BATCH}`,
  )
  // In batches: a connection that walks over rows writes none meanwhile.
  function* listings(): Generator<IndexedListing> {
    let rows = next.all(0)
    while (rows.length > 0) {
      for (const { id, tags, ...texts } of rows)
        yield { id, texts: { ...texts, tags: JSON.parse(tags) as string[] } }
      rows = next.all(rows.at(-1)?.id ?? Infinity)
    }
  }
  writeSearchIndex(sqlite, listings)
  sqlite.prepare('update search_index_state set rules = ?').run(RULES)
}
