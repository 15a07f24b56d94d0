import { CSV_FILES } from './csv-files.ts'
import { parsePlaces, type PlaceRow } from './place-row.ts'
import { parseWords, type WordRow } from './word-row.ts'

export { BRANDS } from './brands.ts'
export type { PlaceKind, PlaceRow } from './place-row.ts'
export type { WordRelation, WordRow, Confidence } from './word-row.ts'

const PLACES = 'places.csv'

const { [PLACES]: places = '', ...words } = CSV_FILES

/** The vocabulary of searches: trades, goods and services in the languages of the region. */
export const SEARCH_WORDS: readonly WordRow[] = Object.entries(words).flatMap(([file, text]) =>
  parseWords(file, text),
)

/** The gazetteer of searches: towns, islands, areas, provinces and countries. Points from GeoNames (CC BY 4.0). */
export const SEARCH_PLACES: readonly PlaceRow[] = parsePlaces(PLACES, places)
