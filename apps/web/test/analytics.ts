import {
  calls,
  ENGAGEMENT_KINDS,
  type AdminFigures,
  type AnswerTimes,
  type EngagementCounts,
  type ListingHistory,
  type Revenue,
  type Searches,
  type SearchWords,
  type Trials,
  type Visits,
} from '@portal/domain/contract'
import { REVENUE_LINES, type RevenueLine } from '@portal/domain/order'
import { reply } from './replies.ts'

const counts = (count: number): EngagementCounts =>
  Object.fromEntries(
    ENGAGEMENT_KINDS.map((kind, i) => [kind, Math.floor(count / (i + 1))]),
  ) as EngagementCounts

export const someFigures = (own: Partial<AdminFigures> = {}): AdminFigures => ({
  businesses: 312,
  publicBusinesses: 297,
  users: 1204,
  reviews: 645,
  revenue: 0,
  ...own,
})

export const aListingHistory = (own: Partial<ListingHistory> = {}): ListingHistory => ({
  periods: ['2026-11-18', '2026-11-19', '2026-11-20'],
  series: [
    { key: 'sb', counts: [200, 204, 210] },
    { key: 'fj', counts: [90, 95, 102] },
  ],
  ...own,
})

export const someVisits = (own: Partial<Visits> = {}): Visits => ({
  days: [
    { day: '2026-11-18', ...counts(120) },
    { day: '2026-11-20', ...counts(80) },
  ],
  totals: counts(200),
  ...own,
})

export const someSearches = (own: Partial<Searches> = {}): Searches => ({
  days: [
    { day: '2026-11-18', searches: 40, withoutResult: 12 },
    { day: '2026-11-19', searches: 60, withoutResult: 8 },
  ],
  totals: { searches: 100, withoutResult: 20 },
  texts: [
    { text: 'kava', count: 21, isFound: true, lastDay: '2026-11-19' },
    { text: 'solar pump', count: 9, isFound: false, lastDay: '2026-11-18' },
  ],
  textsWithoutResult: [{ text: 'solar pump', count: 9, isFound: false, lastDay: '2026-11-18' }],
  minSearches: 3,
  ...own,
})

export const someSearchWords = (own: Partial<SearchWords> = {}): SearchWords => ({
  id: 4,
  words: ['car wash', 'auto wash'],
  relation: 'is',
  meanings: ['vehicle cleaning'],
  category: null,
  addedBy: 'Ruth Kalsakau',
  addedAt: '2026-11-18T02:00:00.000Z',
  changedAt: null,
  ...own,
})

export const someTrials = (own: Partial<Trials> = {}): Trials => ({
  months: [
    { month: '2026-09', started: 12, converted: 3, running: 0, ended: 9 },
    { month: '2026-10', started: 8, converted: 1, running: 7, ended: 0 },
  ],
  totals: { started: 20, converted: 4, running: 7, ended: 9 },
  ...own,
})

/** Without any payment. */
export const NO_REVENUE: Revenue['totals'] = {
  ...(Object.fromEntries(REVENUE_LINES.map((line) => [line, 0])) as Record<RevenueLine, number>),
  total: 0,
}

const SEPTEMBER = {
  ...NO_REVENUE,
  standard: 267,
  enhanced: 129,
  website: 0,
  addOns: 150,
  credit: 20,
  refunds: 0,
  total: 566,
}
const OCTOBER = {
  ...NO_REVENUE,
  standard: 89,
  enhanced: 258.5,
  website: 1150,
  addOns: 0,
  credit: -20,
  refunds: -89,
  total: 1388.5,
}

export const someRevenue = (own: Partial<Revenue> = {}): Revenue => ({
  months: [
    { month: '2026-09', ...SEPTEMBER },
    { month: '2026-10', ...OCTOBER },
  ],
  totals: {
    ...NO_REVENUE,
    standard: 356,
    enhanced: 387.5,
    website: 1150,
    addOns: 150,
    credit: 0,
    refunds: -89,
    total: 1954.5,
  },
  ...own,
})

const business = { kind: 'business', decided: 40, medianHours: 5.5, p90Hours: 60, withinPromise: 38 }
const review = { kind: 'review', decided: 12, medianHours: 2, p90Hours: 20, withinPromise: 12 }

export const someAnswerTimes = (own: Partial<AnswerTimes> = {}): AnswerTimes => ({
  promisedWorkingDays: 3,
  kinds: [business, review],
  weeks: [
    { week: '2026-11-09', ...business },
    { week: '2026-11-16', ...business, medianHours: 9 },
    { week: '2026-11-16', ...review },
  ],
  ...own,
})

/** All responses with figures, for stories. */
export const analyticsReplies = ({ figures = someFigures() } = {}) => [
  reply(calls.adminFigures, 200, figures),
  reply(calls.listingHistory, 200, aListingHistory()),
  reply(calls.visits, 200, someVisits()),
  reply(calls.searches, 200, someSearches()),
  reply(calls.listSearchWords, 200, [someSearchWords()]),
  reply(calls.trials, 200, someTrials()),
  reply(calls.revenue, 200, someRevenue()),
  reply(calls.answerTimes, 200, someAnswerTimes()),
]
