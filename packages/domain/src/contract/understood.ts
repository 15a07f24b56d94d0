import * as v from 'valibot'
import { COUNTRY_CODES, PROVINCE_CODES } from '@portal/reference-data'

/** The kind of a place in a search. */
export const PLACE_KINDS = ['town', 'island', 'area', 'province', 'country'] as const

/** How far results are from the search: see `Understood`. */
export const MATCH_LEVELS = [1, 2, 3, 4, 5] as const

/**
 * A place in a search: `typed` as written, `without` the text without it, `position` its middle, where that is known and
 * the place is no country.
 */
export const UnderstoodPlace = v.object({
  name: v.string(),
  kind: v.picklist(PLACE_KINDS),
  country: v.picklist(COUNTRY_CODES),
  province: v.nullable(v.picklist(PROVINCE_CODES)),
  typed: v.string(),
  without: v.string(),
  position: v.optional(v.object({ latitude: v.number(), longitude: v.number() })),
})
export type UnderstoodPlace = v.InferOutput<typeof UnderstoodPlace>

/**
 * A search text as interpreted. `namesTrade`: whether it names something that businesses do or sell. `namesBusiness`: whether it is the whole name of a business, which then comes first, wherever it is. `words` are its words and phrases without places and stop words; `corrected` has each corrected
 * word. `matchLevel`: 1 everything matches in the place, or anywhere without a place; 2 everything matches elsewhere; 3 a part
 * matches; 4 only near things match; 5 nothing matches, so that all businesses in the place are returned, unless there would be
 * matches without the filters. Of several places any one counts. `here` and `elsewhere` count the businesses of match levels 1
 * and 2 without incidental matches, which come last; `around`, on match level 2, is the smallest place around the requested one
 * that has any of those elsewhere, with their number.
 *
 * Few results on match levels 1 and 2 are followed by partial and near matches, in order of relevance, on the first page only,
 * up to ten businesses in all and at most `limit`. They are in no total and on no further page.
 */
export const Understood = v.object({
  namesTrade: v.boolean(),
  namesBusiness: v.boolean(),
  words: v.array(v.string()),
  places: v.array(UnderstoodPlace),
  corrected: v.array(v.object({ from: v.string(), to: v.string() })),
  matchLevel: v.picklist(MATCH_LEVELS),
  here: v.number(),
  elsewhere: v.number(),
  around: v.nullable(v.object({ name: v.string(), count: v.number() })),
})
export type Understood = v.InferOutput<typeof Understood>
