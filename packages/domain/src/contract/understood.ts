import * as v from 'valibot'
import { COUNTRY_CODES, PROVINCE_CODES } from '@portal/reference-data'

/** What a place is that somebody named in a search. */
export const PLACE_KINDS = ['town', 'island', 'area', 'province', 'country'] as const

/** How far an answer is from what was asked: see `Understood`. */
export const MATCH_LEVELS = [1, 2, 3, 4, 5] as const

/** A place that a search names: `typed` as it was written, `without` the text once it is taken off. */
export const UnderstoodPlace = v.object({
  name: v.string(),
  kind: v.picklist(PLACE_KINDS),
  country: v.picklist(COUNTRY_CODES),
  province: v.nullable(v.picklist(PROVINCE_CODES)),
  typed: v.string(),
  without: v.string(),
})
export type UnderstoodPlace = v.InferOutput<typeof UnderstoodPlace>

/**
 * What was made of a search text. `words` are its words and phrases without places and words that say nothing;
 * `corrected` names each word that was read as another. `match level`: 1 all of it in the place, or everywhere where no place is
 * named; 2 all of it elsewhere; 3 a part of it; 4 only what is near to it; 5 nothing, so that everything in the place is
 * answered, unless something would be found without the filters. Of several places any will do. `here` and `elsewhere`
 * count the businesses of the match levels 1 and 2, without those that only mention what is asked, which come last; `around`
 * names, on match level 2, the smallest place around the asked one that has any of those elsewhere, and how many.
 *
 * Few answers on the match levels 1 and 2 are followed by others that have a part of what was asked, or are near to it: in the order of
 * relevance, on the first page only, up to ten businesses in all and as far as `limit` allows. They are in no total and on no
 * further page.
 */
export const Understood = v.object({
  words: v.array(v.string()),
  places: v.array(UnderstoodPlace),
  corrected: v.array(v.object({ from: v.string(), to: v.string() })),
  matchLevel: v.picklist(MATCH_LEVELS),
  here: v.number(),
  elsewhere: v.number(),
  around: v.nullable(v.object({ name: v.string(), count: v.number() })),
})
export type Understood = v.InferOutput<typeof Understood>
