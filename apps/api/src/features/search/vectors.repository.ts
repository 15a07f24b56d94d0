import type { RankedListing } from '@portal/domain/search'
import { LRUCache } from 'lru-cache'
import { isNumberIn } from '#db/json.ts'
import type { Reads, Versions } from '#db/engine/store.ts'
import { unpackTerms } from '#db/search/listing-words.ts'

/**
 * Cached listings, about 600 bytes each: enough for a large portal. Reading them is most of a search's time on
 * PostgreSQL.
 */
const MAX_CACHED = 100_000

interface VectorRow {
  id: number
  terms: Uint8Array
  category: string
  prior: number
  temporarily_closed: 0 | 1
}

/** `initial` are the versions that the search began with. */
export type ReadVectors = (ids: readonly number[], initial: Versions) => Promise<RankedListing[]>

/**
 * Reads what ranking needs of listings and caches it until they change: a write stamps its rows with at least the
 * public version before it.
 */
export function createVectorReader({ read, prepare }: Reads): ReadVectors {
  // Created on first use, because it allocates its full capacity at once.
  let cache: LRUCache<number, RankedListing> | undefined
  let cacheVersions: Pick<Versions, 'value' | 'stamp' | 'timeline'> = { value: -1, stamp: -1, timeline: 1 }
  const changed = prepare<{ stamp: number }, { id: number }>(({ stamp }) =>
    read.selectFrom('search_terms').select('id').where('stamp', '>=', stamp),
  )
  const rows = prepare<{ ids: string }, VectorRow>(({ ids }) =>
    read
      .selectFrom('search_terms')
      .innerJoin('businesses', 'businesses.id', 'search_terms.id')
      .select(['search_terms.id', 'terms', 'category', 'prior', 'temporarily_closed'])
      .where((eb) => isNumberIn(eb.ref('search_terms.id'), ids)),
  )

  async function dropChanged(initial: Versions): Promise<void> {
    if (initial.value <= cacheVersions.value) return
    if (initial.timeline === cacheVersions.timeline)
      for (const { id } of await changed.all({ stamp: cacheVersions.stamp })) cache?.delete(id)
    else cache?.clear()
    if (initial.value > cacheVersions.value) cacheVersions = initial
  }

  async function readMissing(ids: readonly number[], initial: Versions): Promise<Map<number, RankedListing>> {
    const since = cacheVersions
    const found = new Map<number, RankedListing>()
    for (const row of await rows.all({ ids: JSON.stringify(ids) })) {
      const { id, terms, category, prior } = row
      const isClosed = row.temporarily_closed === 1
      const listing = { id, terms: unpackTerms(terms), category, baseScore: prior, isClosed }
      found.set(id, listing)
      // Not cached if entries were dropped meanwhile, or if the search began with older versions: the row may be
      // outdated.
      if (since === cacheVersions && initial.value >= since.value) cache?.set(id, listing)
    }
    return found
  }

  return async (ids, initial) => {
    await dropChanged(initial)
    const listings = (cache ??= new LRUCache({ max: MAX_CACHED }))
    // `peek` records no use: recording a thousand per search takes longer than reading a few listings again.
    const known = ids.map((id) => listings.peek(id))
    const missing = ids.filter((_id, at) => known[at] === undefined)
    if (missing.length === 0) return known.filter((listing) => listing !== undefined)
    const found = await readMissing(missing, initial)
    return ids.flatMap((id, at) => known[at] ?? found.get(id) ?? [])
  }
}
