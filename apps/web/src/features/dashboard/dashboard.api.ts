import type { listBusinesses, OwnBusiness } from '@portal/domain/contract'
import { api } from '#api/api.ts'
import { get } from '#shared/calls/call.ts'

/** The user's own listings, in every state. */
export const dashboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownBusinesses: build.query<OwnBusiness[], void>({
      query: () => get<typeof listBusinesses>('/api/businesses', { query: { owner: 'me' } }),
      providesTags: ['Own', 'Business'],
    }),
  }),
})

export const { useOwnBusinessesQuery } = dashboardApi
