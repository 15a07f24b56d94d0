import { PACKED_PLACES } from './packed-places.ts'
import { PACKED_WORDS } from './packed-words.ts'
import type { PlaceRow } from './place-row.ts'
import type { WordRow } from './word-row.ts'

export { BRANDS } from './brands.ts'
export type { PlaceKind, PlaceRow } from './place-row.ts'
export type { WordRelation, WordRow, WordSureness } from './word-row.ts'

const toList = (joined: string): string[] => (joined === '' ? [] : joined.split('|'))

/** The vocabulary of searches: trades, goods and services in the languages of the region. */
export const SEARCH_WORDS: readonly WordRow[] = PACKED_WORDS.map(
  ([equal, meanings, relation, language, category, sure]) => ({
    equal: toList(equal),
    meanings: toList(meanings),
    relation,
    language,
    category,
    sure,
  }),
)

/** The gazetteer of searches: towns, islands, areas, provinces and countries. Points from GeoNames (CC BY 4.0). */
export const SEARCH_PLACES: readonly PlaceRow[] = PACKED_PLACES.map(
  ([names, kind, country, province, towns, latitude, longitude]) => ({
    names: toList(names),
    kind,
    country,
    province,
    towns: toList(towns),
    latitude,
    longitude,
  }),
)
