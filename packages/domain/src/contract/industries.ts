import { RESOURCE_TOPICS } from '@portal/reference-data'
import * as v from 'valibot'
import { CountryCode, ProvinceCode } from './business.ts'
import { defineCall, errorResponses } from './call.ts'
import { filterText, Id, IdOrSlug, wholeNumber } from './shared.ts'

/** An industry with its live number of businesses, and the countries with the most of them. */
export const Industry = v.object({
  name: v.string(),
  slug: v.string(),
  description: v.string(),
  businessCount: v.number(),
  topCountries: v.array(CountryCode),
})
export type Industry = v.InferOutput<typeof Industry>

/**
 * An industry as the API returns it in lists. `businessCount` and `topCountries` are counted. `growthRate` (percent a
 * year), `avgRevenue` (of one business, as shown: `US$450K`) and `keySegments` are regional estimates of the six industries
 * with a card; null or empty for the others.
 */
export const IndustryEntry = v.object({
  id: Id,
  ...Industry.entries,
  growthRate: v.nullable(v.number()),
  avgRevenue: v.nullable(v.string()),
  keySegments: v.array(v.string()),
  featured: v.boolean(),
})
export type IndustryEntry = v.InferOutput<typeof IndustryEntry>

/** The country whose businesses are counted, and a text to search names and descriptions for. */
export const IndustriesQuery = v.object({
  country: filterText,
  search: filterText,
  limit: v.optional(wholeNumber(1, 100)),
  page: v.optional(wholeNumber(1, 10_000)),
})
export type IndustriesQuery = v.InferOutput<typeof IndustriesQuery>

/** Everybody. */
export const listIndustries = defineCall({
  method: 'GET',
  path: '/api/industries',
  summary: 'The industries with how many businesses are in each',
  tag: 'content',
  query: IndustriesQuery,
  responses: { 200: v.array(IndustryEntry), ...errorResponses(400, 429) },
})

/**
 * An industry in full. `about` are editorial paragraphs on how it works in these countries; counts are of public
 * businesses, by country, by province, and by category, the industry itself first.
 */
export const IndustryDetails = v.object({
  name: v.string(),
  slug: v.string(),
  description: v.string(),
  about: v.array(v.string()),
  /** The search word for news and events about it. */
  word: v.string(),
  /** The resource topics that matter most to its businesses. */
  topics: v.array(v.picklist(RESOURCE_TOPICS)),
  businessCount: v.number(),
  countries: v.array(v.object({ country: CountryCode, count: v.number() })),
  provinces: v.array(v.object({ province: ProvinceCode, count: v.number() })),
  categories: v.array(v.object({ name: v.string(), count: v.number() })),
})
export type IndustryDetails = v.InferOutput<typeof IndustryDetails>

/** Everybody. `slug` may also be a name or an alias. 404: there is none. */
export const getIndustry = defineCall({
  method: 'GET',
  path: '/api/industries/:slug',
  summary: 'One industry: how it works, and how many businesses are in it by country, province and category',
  tag: 'content',
  params: v.object({ slug: IdOrSlug }),
  responses: { 200: IndustryDetails, ...errorResponses(404, 429) },
})
