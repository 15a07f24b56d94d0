import type { IndustryEntry, listIndustries } from '@portal/domain/contract'
import { api } from '#api/api.ts'
import { get } from '#shared/calls/call.ts'

/** Industries' slugs with their numbers of businesses. */
type IndustryCounts = Readonly<Record<string, number>>

/** The industries as the home page shows them: only their counts, since they are embedded in its HTML. */
export const industryCountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    industryCounts: build.query<IndustryCounts, void>({
      query: () => get<typeof listIndustries>('/api/industries'),
      transformResponse: (industries: IndustryEntry[]) =>
        Object.fromEntries(industries.map(({ slug, businessCount }) => [slug, businessCount])),
      providesTags: ['Business'],
    }),
  }),
})

export const { useIndustryCountsQuery } = industryCountsApi
