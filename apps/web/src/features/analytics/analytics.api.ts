import type * as contract from '@portal/domain/contract'
import { api } from '#api/api.ts'
import { get, type ResponseBody, type Query } from '#shared/calls/call.ts'

type AdminFigures = typeof contract.adminFigures
type ListingHistory = typeof contract.listingHistory
type Visits = typeof contract.visits
type Searches = typeof contract.searches
type Trials = typeof contract.trials
type Revenue = typeof contract.revenue
type AnswerTimes = typeof contract.answerTimes

/** Figures for administrators, whose decisions refetch them. */
const analyticsApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminFigures: build.query<ResponseBody<AdminFigures>, void>({
      query: () => get<AdminFigures>('/api/admin/analytics/figures'),
      providesTags: ['Own', 'Pending', 'Business', 'Order'],
    }),
    listingHistory: build.query<ResponseBody<ListingHistory>, Query<ListingHistory>>({
      query: (query) => get<ListingHistory>('/api/admin/analytics/listings', { query }),
      providesTags: ['Own', 'Pending', 'Business'],
    }),
    visits: build.query<ResponseBody<Visits>, Query<Visits>>({
      query: (query) => get<Visits>('/api/admin/analytics/visits', { query }),
      providesTags: ['Own'],
    }),
    searches: build.query<ResponseBody<Searches>, Query<Searches>>({
      query: (query) => get<Searches>('/api/admin/analytics/searches', { query }),
      providesTags: ['Own'],
    }),
    trials: build.query<ResponseBody<Trials>, Query<Trials>>({
      query: (query) => get<Trials>('/api/admin/analytics/trials', { query }),
      providesTags: ['Own', 'Pending', 'Business'],
    }),
    revenue: build.query<ResponseBody<Revenue>, Query<Revenue>>({
      query: (query) => get<Revenue>('/api/admin/analytics/revenue', { query }),
      providesTags: ['Own', 'Order'],
    }),
    answerTimes: build.query<ResponseBody<AnswerTimes>, Query<AnswerTimes>>({
      query: (query) => get<AnswerTimes>('/api/admin/analytics/answer-times', { query }),
      providesTags: ['Own', 'Pending'],
    }),
  }),
})

export const {
  useAdminFiguresQuery,
  useListingHistoryQuery,
  useVisitsQuery,
  useSearchesQuery,
  useTrialsQuery,
  useRevenueQuery,
  useAnswerTimesQuery,
} = analyticsApi
