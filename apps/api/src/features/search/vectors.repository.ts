import type { RankedListing } from '@portal/domain/search'
import { LRUCache } from 'lru-cache'
import { isNumberIn } from '#db/json.ts'
import type { Reads, Versions } from '#db/engine/store.ts'
import { unpackTerms } from '#db/search/listing-words.ts'

/** Listings whose words are held, each some 600 bytes: all of a large portal. Reading them anew is most of a search on PostgreSQL. */
const MAX_HELD = 100_000

interface VectorRow {
  id: number
  terms: Uint8Array
  category: string
  prior: number
}

/** `begun` is what the search began with. */
export type ReadVectors = (ids: readonly number[], begun: Versions) => Promise<RankedListing[]>

/**
 * Reads what ranking needs of listings, and holds it for as long as nothing of them changes: what is written gets a stamp not
 * lower than the public version before it.
 */
export function createVectors({ read, prepare }: Reads): ReadVectors {
  // Room for as many is made at once: only where something is held.
  let held: LRUCache<number, RankedListing> | undefined
  let heldSince: Pick<Versions, 'value' | 'stamp' | 'timeline'> = { value: -1, stamp: -1, timeline: 1 }
  const changed = prepare<{ stamp: number }, { id: number }>(({ stamp }) =>
    read.selectFrom('search_terms').select('id').where('stamp', '>=', stamp),
  )
  const rows = prepare<{ ids: string }, VectorRow>(({ ids }) =>
    read
      .selectFrom('search_terms')
      .innerJoin('businesses', 'businesses.id', 'search_terms.id')
      .select(['search_terms.id', 'terms', 'category', 'prior'])
      .where((eb) => isNumberIn(eb.ref('search_terms.id'), ids)),
  )

  async function dropChanged(begun: Versions): Promise<void> {
    if (begun.value <= heldSince.value) return
    if (begun.timeline === heldSince.timeline)
      for (const { id } of await changed.all({ stamp: heldSince.stamp })) held?.delete(id)
    else held?.clear()
    if (begun.value > heldSince.value) heldSince = begun
  }

  async function readMissing(ids: readonly number[], begun: Versions): Promise<Map<number, RankedListing>> {
    const since = heldSince
    const found = new Map<number, RankedListing>()
    for (const { id, terms, category, prior } of await rows.all({ ids: JSON.stringify(ids) })) {
      const listing = { id, terms: unpackTerms(terms), category, prior }
      found.set(id, listing)
      // What was dropped meanwhile may be older than what was dropped for, and so may what an older search reads.
      if (since === heldSince && begun.value >= since.value) held?.set(id, listing)
    }
    return found
  }

  return async (ids, begun) => {
    await dropChanged(begun)
    const holding = (held ??= new LRUCache({ max: MAX_HELD }))
    // To note the use of a thousand listings at each search takes longer than to read a few of them again.
    const known = ids.map((id) => holding.peek(id))
    const missing = ids.filter((_id, at) => known[at] === undefined)
    if (missing.length === 0) return known.filter((listing) => listing !== undefined)
    const found = await readMissing(missing, begun)
    return ids.flatMap((id, at) => known[at] ?? found.get(id) ?? [])
  }
}
