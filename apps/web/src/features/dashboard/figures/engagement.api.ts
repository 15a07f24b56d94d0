import type * as contract from '@portal/domain/contract'
import { api } from '#api/api.ts'
import { get, type ResponseBody, type Query } from '#shared/calls/call.ts'

type GetEngagement = typeof contract.getEngagement

/** What visitors did with the owner's listings. */
const engagementApi = api.injectEndpoints({
  endpoints: (build) => ({
    engagement: build.query<ResponseBody<GetEngagement>, Query<GetEngagement>>({
      query: (query) => get<GetEngagement>('/api/engagement', { query }),
      transformErrorResponse: (error) => ({ ...error, message: 'We couldn’t load your figures' }),
      providesTags: ['Own'],
    }),
  }),
})

export const { useEngagementQuery } = engagementApi

/** The span that the overview shows. */
export const OVERVIEW_DAYS = 28
