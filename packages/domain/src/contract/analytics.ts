import * as v from 'valibot'
import { PAID_PLANS } from '../plan/plan-lookups.ts'
import { QueryDay } from './audit.ts'
import { call, errorResponses } from './call.ts'
import { EngagementCounts } from './engagement.ts'
import { filterText, oneOf, query } from './shared.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const Day = v.pipe(v.string(), v.isoDate())

/** What listings are counted by. A state is one of `BUSINESS_STATES`. */
export const LISTING_DIMENSIONS = ['country', 'province', 'category', 'state'] as const
export type ListingDimension = (typeof LISTING_DIMENSIONS)[number]

/** The longest span of days that figures over time are answered for. */
export const MAX_ANALYTICS_DAYS = 3700

/** The first and the last day, by the clock of Honiara; a country narrows to it. */
export const ListingHistoryQuery = query({
  by: oneOf(LISTING_DIMENSIONS),
  step: v.optional(oneOf(['day', 'month'])),
  from: QueryDay,
  to: QueryDay,
  country: filterText,
})
export type ListingHistoryQuery = v.InferOutput<typeof ListingHistoryQuery>

/** How many listings there were at the end of each day or month. */
export const ListingHistory = v.object({
  /** Days such as `2026-11-20`, or months such as `2026-11`; the last one may still be under way. */
  periods: v.array(v.string()),
  /** The largest at the end first; `counts` runs parallel to the periods. Listings without a province are under ''. */
  series: v.array(v.object({ key: v.string(), counts: v.array(count) })),
})
export type ListingHistory = v.InferOutput<typeof ListingHistory>

/** Administrators. Removed listings count by state only, until they are deleted for good; place and category are those of now. */
export const listingHistory = call({
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
  /** Of these, the listings that everybody can see. */
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
export const adminFigures = call({
  method: 'GET',
  path: '/api/admin/analytics/figures',
  summary: 'Counts of businesses, users and reviews, and the revenue',
  tag: 'statistics',
  responses: { 200: AdminFigures, ...errorResponses(401, 403, 429) },
})

/** The first and the last day of decisions, by the clock of Honiara; a country narrows to what is about it. */
export const AnswerTimesQuery = query({ from: QueryDay, to: QueryDay, country: filterText })
export type AnswerTimesQuery = v.InferOutput<typeof AnswerTimesQuery>

const AnswerTimeFigures = {
  /** What was decided about, such as `business`. */
  kind: v.string(),
  decided: count,
  /** Hours from sending in to the decision, with one decimal. */
  medianHours: v.number(),
  /** Nine of ten decisions took no longer. */
  p90Hours: v.number(),
  /** How many were decided within the promised working days. */
  withinPromise: count,
}

/** How long decisions took, by kind, over the whole span and by the week in which they were made. */
export const AnswerTimes = v.object({
  promisedWorkingDays: count,
  kinds: v.array(v.object(AnswerTimeFigures)),
  /** `week` is its Monday. */
  weeks: v.array(v.object({ week: Day, ...AnswerTimeFigures })),
})
export type AnswerTimes = v.InferOutput<typeof AnswerTimes>

/**
 * Administrators. Decisions whose time of sending in is no longer known are left out, and from those of a country what has
 * been deleted since.
 */
export const answerTimes = call({
  method: 'GET',
  path: '/api/admin/analytics/answer-times',
  summary: 'How long administrators took to decide, by kind and week',
  tag: 'statistics',
  query: AnswerTimesQuery,
  responses: { 200: AnswerTimes, ...errorResponses(400, 401, 403, 429) },
})

/** The first and the last day; days are those of each business's own place. */
export const VisitsQuery = query({ from: QueryDay, to: QueryDay, country: filterText })
export type VisitsQuery = v.InferOutput<typeof VisitsQuery>

/** What visitors did with all listings together; only days on which something was counted. */
export const Visits = v.object({
  days: v.array(v.object({ day: Day, ...EngagementCounts.entries })),
  totals: EngagementCounts,
})
export type Visits = v.InferOutput<typeof Visits>

/** Administrators. */
export const visits = call({
  method: 'GET',
  path: '/api/admin/analytics/visits',
  summary: 'Views, taps, messages and saves of all listings together, by day',
  tag: 'statistics',
  query: VisitsQuery,
  responses: { 200: Visits, ...errorResponses(400, 401, 403, 429) },
})

/** The first and the last day, by the clock of Honiara. */
export const SearchesQuery = query({ from: QueryDay, to: QueryDay })
export type SearchesQuery = v.InferOutput<typeof SearchesQuery>

const SearchedTexts = v.array(
  v.object({
    /** Lower case, without accents. */
    text: v.string(),
    count,
    /** Whether the portal held anything for it when it was searched for last. */
    isFound: v.boolean(),
    lastDay: Day,
  }),
)

/** What visitors searched for; only days with a search. */
export const Searches = v.object({
  days: v.array(v.object({ day: Day, searches: count, withoutResult: count })),
  totals: v.object({ searches: count, withoutResult: count }),
  /** The most frequent first. */
  texts: SearchedTexts,
  textsWithoutResult: SearchedTexts,
  /** Texts that were searched for less often are not shown. */
  minSearches: count,
})
export type Searches = v.InferOutput<typeof Searches>

/** Administrators. */
export const searches = call({
  method: 'GET',
  path: '/api/admin/analytics/searches',
  summary: 'Searches by day, their texts, and those without a result',
  tag: 'statistics',
  query: SearchesQuery,
  responses: { 200: Searches, ...errorResponses(400, 401, 403, 429) },
})

/** The first and the last day on which trials began, by the clock of Honiara. */
export const TrialsQuery = query({ from: QueryDay, to: QueryDay, country: filterText })
export type TrialsQuery = v.InferOutput<typeof TrialsQuery>

const TrialCounts = {
  started: count,
  /** On a paid plan now. */
  converted: count,
  /** The trial has not ended yet. */
  running: count,
  /** The trial has ended without a paid plan, or the listing was removed. */
  ended: count,
}

/** What has become of trials, by the month in which they began; only months with one. */
export const Trials = v.object({
  months: v.array(v.object({ month: v.string(), ...TrialCounts })),
  totals: v.object(TrialCounts),
})
export type Trials = v.InferOutput<typeof Trials>

/** Administrators. */
export const trials = call({
  method: 'GET',
  path: '/api/admin/analytics/trials',
  summary: 'Trials by month, and how many of their listings are on a paid plan now',
  tag: 'statistics',
  query: TrialsQuery,
  responses: { 200: Trials, ...errorResponses(400, 401, 403, 429) },
})

/** The first and the last day on which money was paid, by the clock of Honiara. */
export const RevenueQuery = query({ from: QueryDay, to: QueryDay })
export type RevenueQuery = v.InferOutput<typeof RevenueQuery>

const RevenueAmounts = {
  /** What each paid plan was sold for, under its code. */
  ...v.entriesFromList(
    PAID_PLANS.map(({ code }) => code),
    v.number(),
  ),
  addOns: v.number(),
  /** Paid beyond a price, less credit that was used. */
  credit: v.number(),
  /** Given back; below 0. */
  refunds: v.number(),
  /** All of it together: the money that came in. */
  total: v.number(),
}

/** Money by the month in which it was paid, and by what it was paid for, in US dollars; only months with some. */
export const Revenue = v.object({
  months: v.array(v.object({ month: v.string(), ...RevenueAmounts })),
  totals: v.object(RevenueAmounts),
})
export type Revenue = v.InferOutput<typeof Revenue>

/** Administrators. */
export const revenue = call({
  method: 'GET',
  path: '/api/admin/analytics/revenue',
  summary: 'Recorded payments less refunds, by month and plan',
  tag: 'statistics',
  query: RevenueQuery,
  responses: { 200: Revenue, ...errorResponses(400, 401, 403, 429) },
})
