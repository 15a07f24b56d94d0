import * as v from 'valibot'
import { PAID_PLANS } from '../plan/plan-lookups.ts'
import { QueryDay } from './audit.ts'
import { defineCall, errorResponses } from './call.ts'
import { EngagementCounts } from './engagement.ts'
import { filterText, oneOf, query } from './shared.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const Day = v.pipe(v.string(), v.isoDate())

/** The dimensions that listings are counted by. A state is one of `BUSINESS_STATUSES`. */
export const LISTING_DIMENSIONS = ['country', 'province', 'category', 'state'] as const
export type ListingDimension = (typeof LISTING_DIMENSIONS)[number]

/** The longest span of figures over time, in days. */
export const MAX_ANALYTICS_DAYS = 3700

/** The first and the last day in Honiara, and a country to filter by. */
export const ListingHistoryQuery = query({
  by: oneOf(LISTING_DIMENSIONS),
  step: v.optional(oneOf(['day', 'month'])),
  from: QueryDay,
  to: QueryDay,
  country: filterText,
})
export type ListingHistoryQuery = v.InferOutput<typeof ListingHistoryQuery>

/** The number of listings at the end of each day or month. */
export const ListingHistory = v.object({
  /** Days such as `2026-11-20`, or months such as `2026-11`; the last one may be incomplete. */
  periods: v.array(v.string()),
  /** Sorted by the last count, the largest first; `counts` has one number per period. Listings without a province are under ''. */
  series: v.array(v.object({ key: v.string(), counts: v.array(count) })),
})
export type ListingHistory = v.InferOutput<typeof ListingHistory>

/** Administrators. Removed listings count by state only, until they are purged; place and category are the present ones. */
export const listingHistory = defineCall({
  method: 'GET',
  path: '/api/admin/analytics/listings',
  summary: 'Listings over time by country, province, category or state',
  tag: 'statistics',
  query: ListingHistoryQuery,
  responses: { 200: ListingHistory, ...errorResponses(400, 401, 403, 429) },
})

/** The four figures at the top of the administrators' page. */
export const AdminFigures = v.object({
  /** Listings that are not removed, in every state. */
  businesses: count,
  /** The public ones of these. */
  publicBusinesses: count,
  /** Accounts. */
  users: count,
  /** Published reviews. */
  reviews: count,
  /** Recorded payments less refunds, in whole US dollars. */
  revenue: v.number(),
})
export type AdminFigures = v.InferOutput<typeof AdminFigures>

/** Administrators. */
export const adminFigures = defineCall({
  method: 'GET',
  path: '/api/admin/analytics/figures',
  summary: 'Counts of businesses, users and reviews, and the revenue',
  tag: 'statistics',
  responses: { 200: AdminFigures, ...errorResponses(401, 403, 429) },
})

/** The first and the last day of decisions in Honiara, and a country to filter by. */
export const AnswerTimesQuery = query({ from: QueryDay, to: QueryDay, country: filterText })
export type AnswerTimesQuery = v.InferOutput<typeof AnswerTimesQuery>

const AnswerTimeFigures = {
  /** The kind of item, such as `business`. */
  kind: v.string(),
  decided: count,
  /** Hours from submission to decision, with one decimal. */
  medianHours: v.number(),
  /** The 90th percentile. */
  p90Hours: v.number(),
  /** The number of decisions within the promised working days. */
  withinPromise: count,
}

/** How long decisions took, by kind, over the whole span and by the week of the decision. */
export const AnswerTimes = v.object({
  promisedWorkingDays: count,
  kinds: v.array(v.object(AnswerTimeFigures)),
  /** `week` is its Monday. */
  weeks: v.array(v.object({ week: Day, ...AnswerTimeFigures })),
})
export type AnswerTimes = v.InferOutput<typeof AnswerTimes>

/**
 * Administrators. Leaves out decisions on items whose submission time is unknown and, with a country, those on items deleted
 * since.
 */
export const answerTimes = defineCall({
  method: 'GET',
  path: '/api/admin/analytics/answer-times',
  summary: 'How long administrators took to decide, by kind and week',
  tag: 'statistics',
  query: AnswerTimesQuery,
  responses: { 200: AnswerTimes, ...errorResponses(400, 401, 403, 429) },
})

/** The first and the last day, each in the business's own time zone. */
export const VisitsQuery = query({ from: QueryDay, to: QueryDay, country: filterText })
export type VisitsQuery = v.InferOutput<typeof VisitsQuery>

/** The engagement of all listings together; only days with counts. */
export const Visits = v.object({
  days: v.array(v.object({ day: Day, ...EngagementCounts.entries })),
  totals: EngagementCounts,
})
export type Visits = v.InferOutput<typeof Visits>

/** Administrators. */
export const visits = defineCall({
  method: 'GET',
  path: '/api/admin/analytics/visits',
  summary: 'Views, taps, messages and saves of all listings together, by day',
  tag: 'statistics',
  query: VisitsQuery,
  responses: { 200: Visits, ...errorResponses(400, 401, 403, 429) },
})

/** The first and the last day, in Honiara. */
export const SearchesQuery = query({ from: QueryDay, to: QueryDay })
export type SearchesQuery = v.InferOutput<typeof SearchesQuery>

const SearchedTexts = v.array(
  v.object({
    /** Lower case, without accents. */
    text: v.string(),
    count,
    /** Whether its last search had any result. */
    isFound: v.boolean(),
    lastDay: Day,
  }),
)

/** The searches of visitors; only days with a search. */
export const Searches = v.object({
  days: v.array(v.object({ day: Day, searches: count, withoutResult: count })),
  totals: v.object({ searches: count, withoutResult: count }),
  /** The most frequent first. */
  texts: SearchedTexts,
  textsWithoutResult: SearchedTexts,
  /** Texts that were searched less often are not shown. */
  minSearches: count,
})
export type Searches = v.InferOutput<typeof Searches>

/** Administrators. */
export const searches = defineCall({
  method: 'GET',
  path: '/api/admin/analytics/searches',
  summary: 'Searches by day, their texts, and those without a result',
  tag: 'statistics',
  query: SearchesQuery,
  responses: { 200: Searches, ...errorResponses(400, 401, 403, 429) },
})

/** The first and the last day of the beginning of trials, in Honiara. */
export const TrialsQuery = query({ from: QueryDay, to: QueryDay, country: filterText })
export type TrialsQuery = v.InferOutput<typeof TrialsQuery>

const TrialCounts = {
  started: count,
  /** Now on a paid plan. */
  converted: count,
  /** The trial has not ended yet. */
  running: count,
  /** The trial has ended without a paid plan, or the listing was removed. */
  ended: count,
}

/** The outcome of trials, by the month in which they began; only months with one. */
export const Trials = v.object({
  months: v.array(v.object({ month: v.string(), ...TrialCounts })),
  totals: v.object(TrialCounts),
})
export type Trials = v.InferOutput<typeof Trials>

/** Administrators. */
export const trials = defineCall({
  method: 'GET',
  path: '/api/admin/analytics/trials',
  summary: 'Trials by month, and how many of their listings are on a paid plan now',
  tag: 'statistics',
  query: TrialsQuery,
  responses: { 200: Trials, ...errorResponses(400, 401, 403, 429) },
})

/** The first and the last day of payments, in Honiara. */
export const RevenueQuery = query({ from: QueryDay, to: QueryDay })
export type RevenueQuery = v.InferOutput<typeof RevenueQuery>

const RevenueAmounts = {
  /** The revenue of each paid plan, by its code. */
  ...v.entriesFromList(
    PAID_PLANS.map(({ code }) => code),
    v.number(),
  ),
  addOns: v.number(),
  /** Payments beyond the price, less used credit. */
  credit: v.number(),
  /** Refunds; below 0. */
  refunds: v.number(),
  /** The total of money received. */
  total: v.number(),
}

/** Revenue by month of payment and by line, in US dollars; only months with some. */
export const Revenue = v.object({
  months: v.array(v.object({ month: v.string(), ...RevenueAmounts })),
  totals: v.object(RevenueAmounts),
})
export type Revenue = v.InferOutput<typeof Revenue>

/** Administrators. */
export const revenue = defineCall({
  method: 'GET',
  path: '/api/admin/analytics/revenue',
  summary: 'Recorded payments less refunds, by month and plan',
  tag: 'statistics',
  query: RevenueQuery,
  responses: { 200: Revenue, ...errorResponses(400, 401, 403, 429) },
})
