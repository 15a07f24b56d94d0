import * as v from 'valibot'
import { SearchText } from './business-query.ts'
import { BusinessSummary } from './business.ts'
import { call, errorResponses } from './call.ts'
import { EventEntry } from './events.ts'
import { NewsItem } from './news.ts'
import { TenderItem } from './tenders.ts'
import { filterText, wholeNumber } from './shared.ts'

const group = <const Item extends v.GenericSchema>(item: Item) =>
  v.object({ total: v.number(), items: v.array(item) })

/** A guide, template, checklist or page of text that was found; `kind` is what to call it, `path` one of this site. */
export const FoundGuide = v.object({
  title: v.string(),
  path: v.string(),
  excerpt: v.string(),
  kind: v.string(),
})
export type FoundGuide = v.InferOutput<typeof FoundGuide>

/** Results by kind, businesses first; `didYouMean` is offered when a word matches nothing but nearly does. */
export const SearchResults = v.object({
  businesses: group(BusinessSummary),
  news: group(NewsItem),
  events: group(EventEntry),
  tenders: group(TenderItem),
  guides: group(FoundGuide),
  didYouMean: v.optional(v.string()),
})
export type SearchResults = v.InferOutput<typeof SearchResults>

/**
 * A text that every group is searched for. `province` and `industry` narrow the businesses and nothing else; `limit`
 * and `page` are those of the businesses, too.
 */
export const SearchQuery = v.object({
  q: v.optional(SearchText, ''),
  province: filterText,
  industry: filterText,
  limit: v.optional(wholeNumber(1, 100)),
  page: v.optional(wholeNumber(1, 10_000)),
})
export type SearchQuery = v.InferOutput<typeof SearchQuery>

/** What a suggestion can lead to. */
export const SUGGESTION_KINDS = ['business', 'category', 'place'] as const

/** One completion of a half-typed text. `href` is a path of this site. */
export const Suggestion = v.object({
  label: v.string(),
  href: v.string(),
  kind: v.picklist(SUGGESTION_KINDS),
})
export type Suggestion = v.InferOutput<typeof Suggestion>

/** Everybody. A blank text answers empty groups. */
export const search = call({
  method: 'GET',
  path: '/api/search',
  summary: 'Full-text search over businesses, news, events, tenders and guides; a blank text finds nothing',
  tag: 'search',
  query: SearchQuery,
  answers: { 200: SearchResults, ...errorResponses(400, 429) },
})

/** Everybody. */
export const suggest = call({
  method: 'GET',
  path: '/api/search/suggestions',
  summary: 'Up to eight completions of a half-typed text',
  tag: 'search',
  query: v.object({ q: v.optional(SearchText, '') }),
  answers: { 200: v.pipe(v.array(Suggestion), v.maxLength(8)), ...errorResponses(400, 429) },
})
