import * as v from 'valibot'
import { CountryCode } from './business.ts'
import { call, refusals } from './call.ts'
import { filterText, Flag, Id, IdOrSlug, Instant, wholeNumber } from './shared.ts'

/** Filters and page of a list of news or events; an unknown filter value matches nothing. */
const contentQuery = {
  country: filterText,
  search: filterText,
  featured: v.optional(Flag),
  limit: v.optional(wholeNumber(1, 100)),
  page: v.optional(wholeNumber(1, 10_000)),
}

/** An article as lists show it. `readTime` is in whole minutes; `countries` empty means the whole region. */
export const NewsItem = v.object({
  id: Id,
  slug: v.string(),
  title: v.string(),
  excerpt: v.string(),
  featuredImageUrl: v.nullable(v.string()),
  publishedAt: Instant,
  category: v.string(),
  countries: v.array(CountryCode),
  readTime: v.number(),
  isFeatured: v.boolean(),
  isSample: v.boolean(),
})
export type NewsItem = v.InferOutput<typeof NewsItem>

/** An article whole. `body` is plain text, its paragraphs apart by an empty line. */
export const NewsArticle = v.object({ ...NewsItem.entries, body: v.string(), author: v.nullable(v.string()) })
export type NewsArticle = v.InferOutput<typeof NewsArticle>

/** `tab` is one of the news page's tabs, `section` one of the news menu's lists, `category` a news category by name or slug. */
export const NewsQuery = v.object({
  ...contentQuery,
  category: filterText,
  tab: filterText,
  section: filterText,
})
export type NewsQuery = v.InferOutput<typeof NewsQuery>

/** An event. Instants are UTC and read in `timeZone`; `price` is a sentence such as "Free". */
export const EventItem = v.object({
  id: Id,
  slug: v.string(),
  title: v.string(),
  description: v.string(),
  type: v.string(),
  startsAt: Instant,
  endsAt: Instant,
  timeZone: v.string(),
  location: v.string(),
  country: CountryCode,
  organiser: v.string(),
  price: v.string(),
  isFeatured: v.boolean(),
  isSample: v.boolean(),
})
export type EventItem = v.InferOutput<typeof EventItem>

/** `type` is an event type by name or slug; `when` leaves out what has ended unless it says `all`. */
export const EventsQuery = v.object({
  ...contentQuery,
  type: filterText,
  when: filterText,
})
export type EventsQuery = v.InferOutput<typeof EventsQuery>

/** Everybody. `X-Total-Count` counts all that match, `Link` leads to the next page. */
export const listNews = call({
  method: 'GET',
  path: '/api/news',
  summary: 'Articles that match every given filter, newest first',
  tag: 'content',
  query: NewsQuery,
  answers: { 200: v.array(NewsItem), ...refusals(400, 429) },
})

/** Everybody. 404: there is no such article. */
export const getNews = call({
  method: 'GET',
  path: '/api/news/:idOrSlug',
  summary: 'One article by slug or id',
  tag: 'content',
  params: v.object({ idOrSlug: IdOrSlug }),
  answers: { 200: NewsArticle, ...refusals(404, 429) },
})

/** Everybody. `X-Total-Count` counts all that match, `Link` leads to the next page. */
export const listEvents = call({
  method: 'GET',
  path: '/api/events',
  summary: 'Events that match every given filter, the next one first',
  tag: 'content',
  query: EventsQuery,
  answers: { 200: v.array(EventItem), ...refusals(400, 429) },
})

/** An industry with its live count; figures that are regional estimates stand in reference-data. */
export const Industry = v.object({
  name: v.string(),
  slug: v.string(),
  description: v.string(),
  businessCount: v.number(),
  topCountries: v.array(CountryCode),
})
export type Industry = v.InferOutput<typeof Industry>

/** Whose businesses are counted, and a text that the industries’ names and descriptions are searched for. */
export const IndustriesQuery = v.object({
  country: filterText,
  search: filterText,
  limit: v.optional(wholeNumber(1, 100)),
  page: v.optional(wholeNumber(1, 10_000)),
})
export type IndustriesQuery = v.InferOutput<typeof IndustriesQuery>

/** Everybody. */
export const listIndustries = call({
  method: 'GET',
  path: '/api/industries',
  summary: 'The industries with how many businesses are in each',
  tag: 'content',
  query: IndustriesQuery,
  answers: { 200: v.array(Industry), ...refusals(400, 429) },
})
