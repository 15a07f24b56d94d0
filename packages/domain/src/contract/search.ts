import { COUNTRY_CODES } from '@portal/reference-data'
import * as v from 'valibot'
import { BUSINESS_SORTS } from '../business/list-options.ts'
import { BusinessFilters, SearchText } from './business-query.ts'
import { Understood } from './understood.ts'
import { BusinessSummary } from './business.ts'
import { defineCall, errorResponses } from './call.ts'
import { EventEntry } from './events.ts'
import { JobItem } from './jobs.ts'
import { NewsItem } from './news.ts'
import { TenderItem } from './tenders.ts'
import { body, NoContent, oneOf, wholeNumber } from './shared.ts'

const group = <const Item extends v.GenericSchema>(item: Item) =>
  v.object({ total: v.number(), items: v.array(item) })

/**
 * A guide, template, checklist or text page as a search result; `kind` is its label, `path` a path of this site. A topic of
 * the guides to several `countries` has the page of each.
 */
export const GuideResult = v.object({
  title: v.string(),
  path: v.string(),
  excerpt: v.string(),
  kind: v.string(),
  countries: v.optional(v.array(v.object({ country: v.picklist(COUNTRY_CODES), path: v.string() }))),
})
export type GuideResult = v.InferOutput<typeof GuideResult>

/** The sections of the site that a search can ask for by name, as in `government tenders`. */
export const ASKED_SECTIONS = ['news', 'events', 'tenders', 'jobs'] as const

/**
 * The section that a text asks for, and the filters of its list that the rest of the text means: a `category` by its slug, a
 * country and a text; null for none. `isExact` is false if that list is empty; then the group has the whole section.
 */
export const AskedSection = v.object({
  section: v.picklist(ASKED_SECTIONS),
  category: v.nullable(v.string()),
  country: v.nullable(v.picklist(COUNTRY_CODES)),
  search: v.nullable(v.string()),
  isExact: v.boolean(),
})
export type AskedSection = v.InferOutput<typeof AskedSection>

/**
 * Results by kind. `answers` are pages and parts of pages of the site that answer the text, best first, and come before all
 * else; `asked` is the section of the site that it asks for, whose group comes next. Businesses follow, then the other
 * groups. `understood` is the interpretation of the text, absent for a blank one. `didYouMean` is the
 * text with its spelling corrected: either it was searched (then `corrected` of `understood` names the words), or it is only a
 * suggestion that has results. The businesses may have more `items` than `total`: see `Understood`.
 */
export const SearchResults = v.object({
  businesses: group(BusinessSummary),
  news: group(NewsItem),
  events: group(EventEntry),
  tenders: group(TenderItem),
  jobs: group(JobItem),
  guides: group(GuideResult),
  answers: v.array(GuideResult),
  asked: v.optional(AskedSection),
  understood: v.optional(Understood),
  didYouMean: v.optional(v.string()),
})
export type SearchResults = v.InferOutput<typeof SearchResults>

const { search: _search, ...businessFilters } = BusinessFilters.entries

/** A text to search in every group. Filters, order and page apply to the businesses only. */
export const SearchQuery = v.object({
  q: v.optional(SearchText, ''),
  ...businessFilters,
  sort: v.optional(oneOf(BUSINESS_SORTS)),
  limit: v.optional(wholeNumber(1, 100)),
  page: v.optional(wholeNumber(1, 10_000)),
})
export type SearchQuery = v.InferOutput<typeof SearchQuery>

/** The kinds of suggestions: what people do or sell, where, and who. */
export const SUGGESTION_KINDS = ['trade', 'category', 'place', 'business'] as const

/** One completion of a half-typed text. `href` is a path of this site. */
export const Suggestion = v.object({
  label: v.string(),
  href: v.string(),
  kind: v.picklist(SUGGESTION_KINDS),
})
export type Suggestion = v.InferOutput<typeof Suggestion>

/** Everybody. A blank text returns empty groups. */
export const search = defineCall({
  method: 'GET',
  path: '/api/search',
  summary:
    'Full-text search over businesses, news, events, tenders, jobs and guides; a blank text finds nothing',
  tag: 'search',
  query: SearchQuery,
  responses: { 200: SearchResults, ...errorResponses(400, 429) },
})

/** Everybody. */
export const suggest = defineCall({
  method: 'GET',
  path: '/api/search/suggestions',
  summary: 'Up to eight completions of a half-typed text',
  tag: 'search',
  query: v.object({ q: v.optional(SearchText, '') }),
  responses: { 200: v.pipe(v.array(Suggestion), v.maxLength(8)), ...errorResponses(400, 429) },
})

/**
 * Everybody, limited. Robots and administrators are not counted; nothing about the visitor is stored. The server determines
 * itself whether there are results.
 */
export const countSearch = defineCall({
  method: 'POST',
  path: '/api/searches',
  summary: 'Count a search by day, with its text and whether the portal holds anything for it',
  tag: 'search',
  body: body({ text: SearchText }),
  responses: { 204: NoContent, ...errorResponses(400, 403, 415, 429, 503) },
})
