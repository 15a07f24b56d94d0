import type { RankedListing } from '@portal/domain/search'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Store } from '#db/engine/open-store.ts'
import { prepareRead } from '#db/engine/prepared-read.ts'
import { unpackTerms } from '#db/search/listing-words.ts'

/** Listings whose words are held, each some 600 bytes. */
const MAX_HELD = 20_000

interface VectorRow {
  id: number
  terms: Uint8Array
  category: string
  prior: number
}

export type ReadVectors = (ids: readonly number[]) => RankedListing[]

/**
 * Reads what ranking needs of listings, and holds it for as long as nothing of them changes: what is written gets a stamp not
 * lower than the public version before it.
 */
export function openVectors({
  read,
  readSqlite,
  beginSnapshot,
}: Pick<Store, 'read' | 'readSqlite' | 'beginSnapshot'>): ReadVectors {
  const held = new LRUCache<number, RankedListing>({ max: MAX_HELD })
  let heldVersion = -1
  const version = prepareRead<Record<string, never>, { value: number }>(readSqlite, () =>
    read.selectFrom('public_version').select('value'),
  )
  const changed = prepareRead<{ stamp: number }, { id: number }>(readSqlite, ({ stamp }) =>
    read.selectFrom('search_terms').select('id').where('stamp', '>=', stamp),
  )
  const rows = prepareRead<{ ids: string }, VectorRow>(readSqlite, ({ ids }) =>
    read
      .selectFrom('search_terms')
      .innerJoin('businesses', 'businesses.id', 'search_terms.id')
      .select(['search_terms.id', 'terms', 'category', 'prior'])
      .where(sql<boolean>`search_terms.id in (select value from json_each(${ids}))`),
  )

  function dropChanged(): void {
    beginSnapshot()
    const now = version.get({})?.value ?? 0
    if (now === heldVersion) return
    for (const { id } of changed.all({ stamp: heldVersion })) held.delete(id)
    heldVersion = now
  }

  return (ids) => {
    dropChanged()
    const missing = ids.filter((id) => !held.has(id))
    if (missing.length > 0)
      for (const { id, terms, category, prior } of rows.all({ ids: JSON.stringify(missing) }))
        held.set(id, { id, terms: unpackTerms(terms), category, prior })
    return ids.flatMap((id) => held.get(id) ?? [])
  }
}
