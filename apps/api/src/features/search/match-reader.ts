import type { Reads, Store } from '#db/engine/store.ts'
import { allOf, anyPhrase, listFacetTokens, matchIn, type Match } from '#db/search/match.ts'
import type { ReadTime, VersionedReadTime } from '#db/version.ts'
import type { Filter } from '#features/businesses/filter.ts'
import { ANY_KEYS, isRowFilter, toRowFilter, type RowFilter } from '#features/businesses/filter.repository.ts'
import type { FindOpenKeys } from '#features/businesses/openings.repository.ts'
import { createDistanceReader } from './distances.repository.ts'
import type { MatchReader } from './match-levels.ts'
import { createPostingsReader } from './postings.repository.ts'
import { createFilteredTextIndex, createNameIndex, createTextIndex } from './search.repository.ts'
import { createVectorReader } from './vectors.repository.ts'

/** Reads the full text within a filter. */
export interface FilteredReader extends MatchReader {
  /** The time and the versions that the request began with. */
  readonly at: VersionedReadTime
  /** The filter as query parameters. */
  readonly params: RowFilter
  /** Narrows a match to the place and trade of the filter. */
  narrowToFacets(match: Match): Match
}

/** Creates readers for a filter and a time; they share the caches of what is read from the index. */
export function createMatchReaders(
  store: Reads & Pick<Store, 'versions' | 'fullText'>,
  findOpenKeys: FindOpenKeys,
): (filter: Filter, at: ReadTime) => Promise<FilteredReader> {
  const names = createNameIndex(store)
  const texts = createTextIndex(store)
  const filteredTexts = createFilteredTextIndex(store)
  const readVectors = createVectorReader(store)
  const readPostings = createPostingsReader(store, texts)
  const readDistances = createDistanceReader(store)

  return async (filter, { now, versions: initial }) => {
    const versions = initial ?? (await store.versions())
    const { value: version } = versions
    const params = toRowFilter(
      filter,
      now,
      filter.isOpen ? (await findOpenKeys({ now, versions })).json : ANY_KEYS,
    )
    const facets = listFacetTokens(filter).flatMap((token) => anyPhrase([[[token]]]) ?? [])
    const narrowToFacets = (match: Match): Match => allOf([...facets, match]) ?? match
    const byName = (match: Match) => narrowToFacets(matchIn(['name', 'name_spellings'], match))
    if (isRowFilter(filter))
      return {
        at: { now, versions },
        params,
        narrowToFacets,
        readVectors: (ids) => readVectors(ids, versions),
        readDistances,
        findNewest: (match, limit) => filteredTexts.findNewest(narrowToFacets(match), params, limit),
        findNamed: (match, limit) => filteredTexts.findNewest(byName(match), params, limit),
        count: (match) => filteredTexts.count(narrowToFacets(match), params),
      }
    const found = memoize((match: Match) => readPostings(match, facets, { now, version }))
    return {
      at: { now, versions },
      params,
      narrowToFacets,
      readVectors: (ids) => readVectors(ids, versions),
      readDistances,
      findNewest: async (match, limit) => [
        ...(await found(match)).subarray(0, limit < 0 ? undefined : limit),
      ],
      // The index of names is smaller, but it has no facets.
      findNamed: (match, limit) =>
        facets.length === 0
          ? names.findNewest(match, { now }, limit)
          : texts.findNewest(byName(match), { now }, limit),
      count: async (match) => (await found(match)).length,
    }
  }
}

function memoize<Value, Result>(compute: (value: Value) => Result): (value: Value) => Result {
  const cache = new Map<Value, Result>()
  return (value) => {
    const result = cache.get(value) ?? compute(value)
    cache.set(value, result)
    return result
  }
}
