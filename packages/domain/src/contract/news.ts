import * as v from 'valibot'
import { CountryCode } from './business.ts'
import { defineContentDetail, defineContentList } from './content-calls.ts'
import { contentQuery } from './content-query.ts'
import { Document } from './document.ts'
import { filterText, Id, Instant } from './shared.ts'

/** An article as lists show it. `readTime` is in whole minutes; empty `countries` mean the whole region. */
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

/** An article in full. `body` is plain text, with an empty line between paragraphs. */
export const NewsArticle = v.object({
  ...NewsItem.entries,
  body: v.string(),
  author: v.nullable(v.string()),
  /** The formatted version of the text, where it was written with headings, lists or pictures. */
  document: v.optional(Document),
  /** The alternative text of the picture at its top, and its caption. */
  picture: v.optional(v.object({ alt: v.string(), caption: v.nullable(v.string()) })),
})
export type NewsArticle = v.InferOutput<typeof NewsArticle>

/** `tab` is one of the news page's tabs, `section` one of the news menu's lists, `category` a news category by name or slug. */
export const NewsQuery = v.object({
  ...contentQuery,
  category: filterText,
  tab: filterText,
  section: filterText,
})
export type NewsQuery = v.InferOutput<typeof NewsQuery>

/** Everybody. `X-Total-Count` counts all that match, `Link` leads to the next page. */
export const listNews = defineContentList(
  '/api/news',
  'Articles that match every given filter, newest first',
  NewsQuery,
  NewsItem,
)

/** Everybody. 404: there is no such article. */
export const getNews = defineContentDetail('/api/news/:idOrSlug', 'One article by slug or id', NewsArticle)
