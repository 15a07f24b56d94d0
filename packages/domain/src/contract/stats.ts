import * as v from 'valibot'
import { BusinessType, CountryCode, ProvinceCode } from './business.ts'
import { defineCall, errorResponses } from './call.ts'
import { filterText } from './shared.ts'

/** Live figures of the whole portal, of public items only. */
export const DashboardStats = v.object({
  businesses: v.number(),
  /** Of these, the businesses that the portal has verified. */
  verified: v.number(),
  reviews: v.number(),
  news: v.number(),
  upcomingEvents: v.number(),
  countries: v.array(v.object({ country: CountryCode, businesses: v.number() })),
})
export type DashboardStats = v.InferOutput<typeof DashboardStats>

/** One province's number of public businesses and its two most frequent categories. */
export const ProvinceStats = v.object({
  province: ProvinceCode,
  count: v.number(),
  topCategories: v.pipe(v.array(v.string()), v.maxLength(2)),
})
export type ProvinceStats = v.InferOutput<typeof ProvinceStats>

/** The country whose provinces are counted; the response is empty for one without provinces. */
export const ProvinceStatsQuery = v.object({ country: filterText })
export type ProvinceStatsQuery = v.InferOutput<typeof ProvinceStatsQuery>

/** Everybody. */
export const dashboardStats = defineCall({
  method: 'GET',
  path: '/api/stats/dashboard',
  summary: 'Live figures of the whole portal',
  tag: 'statistics',
  responses: { 200: DashboardStats, ...errorResponses(429) },
})

/** The number of published learning materials, of their downloads, and of accounts with a confirmed address. */
export const ResourceStats = v.object({
  guides: v.number(),
  /** Templates and checklists. */
  templates: v.number(),
  downloads: v.number(),
  members: v.number(),
})
export type ResourceStats = v.InferOutput<typeof ResourceStats>

/** Everybody. */
export const resourceStats = defineCall({
  method: 'GET',
  path: '/api/stats/resources',
  summary: 'How many guides, templates, downloads and members there are',
  tag: 'statistics',
  responses: { 200: ResourceStats, ...errorResponses(429) },
})

/** Everybody. */
export const provinceStats = defineCall({
  method: 'GET',
  path: '/api/stats/provinces',
  summary: 'Each province with its count and its two most frequent categories',
  tag: 'statistics',
  query: ProvinceStatsQuery,
  responses: { 200: v.array(ProvinceStats), ...errorResponses(400, 429) },
})

/** The number of public businesses of a type; a business of several types counts for each. */
export const TypeStats = v.object({ type: BusinessType, count: v.number() })
export type TypeStats = v.InferOutput<typeof TypeStats>

/** The filters of a list of businesses; the tab `new` is not counted. */
export const TypeStatsQuery = v.object({
  country: filterText,
  province: filterText,
  category: filterText,
  industry: filterText,
  tab: filterText,
})
export type TypeStatsQuery = v.InferOutput<typeof TypeStatsQuery>

/** Everybody. Empty for an unknown filter value, and for filters that are not counted. */
export const typeStats = defineCall({
  method: 'GET',
  path: '/api/stats/types',
  summary: 'Counts of businesses by type',
  tag: 'statistics',
  query: TypeStatsQuery,
  responses: { 200: v.array(TypeStats), ...errorResponses(400, 429) },
})
