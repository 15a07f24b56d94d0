import type * as contract from '@portal/domain/contract'
import { api } from '#api/api.ts'
import { get, type ResponseBody } from '#shared/calls/call.ts'

type GetIndustry = typeof contract.getIndustry

/** An industry in full: how it works, and its counts. Lists of industries are in `businesses.api`. */
export const industriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getIndustry: build.query<ResponseBody<GetIndustry>, string>({
      query: (slug) => get<GetIndustry>('/api/industries/:slug', { params: { slug } }),
      transformErrorResponse: (error) => ({ ...error, message: 'We couldn’t load the industry' }),
      providesTags: ['Business'],
    }),
  }),
})

export const { useGetIndustryQuery } = industriesApi
