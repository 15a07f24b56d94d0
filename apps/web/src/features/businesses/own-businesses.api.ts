import type { listBusinesses, OwnBusiness } from '@portal/domain/contract'
import { api } from '#api/api.ts'
import { get } from '#shared/calls/call.ts'

/** The user's own listings, in every state. */
const ownBusinessesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOwnBusinesses: build.query<OwnBusiness[], void>({
      query: () => get<typeof listBusinesses>('/api/businesses', { query: { owner: 'me' } }),
      providesTags: ['Own', 'Business'],
    }),
  }),
})

export const { useListOwnBusinessesQuery } = ownBusinessesApi
