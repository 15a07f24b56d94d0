import type { Reads, Store } from '#db/engine/store.ts'
import { allOf, anyPhrase, listFacetTokens, matchIn, type Match } from '#db/search/match.ts'
import type { ReadTime, VersionedReadTime } from '#db/version.ts'
import type { Filter } from '#features/businesses/filter.ts'
import { ANY_KEYS, isRowFilter, toRowFilter, type RowFilter } from '#features/businesses/filter.repository.ts'
import type { ReadOpen } from '#features/businesses/openings.repository.ts'
import { createDistances } from './distances.repository.ts'
import type { MatchReader } from './match-levels.ts'
import { createPostings } from './postings.repository.ts'
import { createFilteredTexts, createNames, createTexts } from './search.repository.ts'
import { createVectors } from './vectors.repository.ts'

/** Reads the full text within a filter. */
export interface FilteredReader extends MatchReader {
  /** When the request began, and with which versions. */
  readonly at: VersionedReadTime
  /** The filter, as queries bind it. */
  readonly params: RowFilter
  /** A match within place and trade. */
  narrow(match: Match): Match
}

/** Opens the reader of a filter at a moment; what is read from the index is held for all of them. */
export function createMatchReaders(
  store: Reads & Pick<Store, 'versions' | 'fullText'>,
  readOpen: ReadOpen,
): (filter: Filter, at: ReadTime) => Promise<FilteredReader> {
  const names = createNames(store)
  const texts = createTexts(store)
  const filteredTexts = createFilteredTexts(store)
  const vectors = createVectors(store)
  const postings = createPostings(store, texts)
  const distances = createDistances(store)

  return async (filter, { now, versions: begun }) => {
    const versions = begun ?? (await store.versions())
    const { value: version } = versions
    const params = toRowFilter(
      filter,
      now,
      filter.isOpen ? (await readOpen({ now, versions })).json : ANY_KEYS,
    )
    const facets = listFacetTokens(filter).flatMap((token) => anyPhrase([[[token]]]) ?? [])
    const narrow = (match: Match): Match => allOf([...facets, match]) ?? match
    const byName = (match: Match) => narrow(matchIn(['name', 'name_spellings'], match))
    if (isRowFilter(filter))
      return {
        at: { now, versions },
        params,
        narrow,
        vectors: (ids) => vectors(ids, versions),
        distances,
        newest: (match, limit) => filteredTexts.some(narrow(match), params, limit),
        named: (match, limit) => filteredTexts.some(byName(match), params, limit),
        count: (match) => filteredTexts.count(narrow(match), params),
      }
    const found = memoize((match: Match) => postings(match, facets, { now, version }))
    return {
      at: { now, versions },
      params,
      narrow,
      vectors: (ids) => vectors(ids, versions),
      distances,
      newest: async (match, limit) => [...(await found(match)).subarray(0, limit < 0 ? undefined : limit)],
      // The index of names is small; it knows no filter, though.
      named: (match, limit) =>
        facets.length === 0 ? names.some(match, { now }, limit) : texts.some(byName(match), { now }, limit),
      count: async (match) => (await found(match)).length,
    }
  }
}

/** What was made of a value, once for each. */
function memoize<Value, Made>(make: (value: Value) => Made): (value: Value) => Made {
  const held = new Map<Value, Made>()
  return (value) => {
    const made = held.get(value) ?? make(value)
    held.set(value, made)
    return made
  }
}
