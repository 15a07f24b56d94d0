import type * as contract from '@portal/domain/contract'
import { isApiError } from '#shared/calls/api-error.ts'
import { api } from '#api/api.ts'
import { get, type ResponseBody, type Request } from '#shared/calls/call.ts'
import { findOpportunities, type Opportunity, type TradeProfile } from './find-opportunities.ts'

type ListTenders = typeof contract.listTenders
type ListEvents = typeof contract.listEvents

/** Maximum number of countries and of industries to query; the full lists have the rest. */
const MAX_QUERIED = 3
const LIMIT_PER_CALL = '12'
const MAX_SHOWN = 8

const createRequests = ({ countries, industries }: TradeProfile): Request[] => [
  ...countries
    .slice(0, MAX_QUERIED)
    .flatMap((country) => [
      get<ListTenders>('/api/tenders', { query: { country, limit: LIMIT_PER_CALL } }),
      get<ListEvents>('/api/events', { query: { country, limit: LIMIT_PER_CALL } }),
    ]),
  ...industries
    .slice(0, MAX_QUERIED)
    .map((industry) => get<ListTenders>('/api/tenders', { query: { industry, limit: LIMIT_PER_CALL } })),
]

/** Open tenders and upcoming events for the countries and industries of an owner's businesses, from parallel calls. */
const opportunitiesApi = api.injectEndpoints({
  endpoints: (build) => ({
    opportunities: build.query<Opportunity[], TradeProfile>({
      queryFn: async (profile, _api, _options, fetchCall) => {
        const requests = createRequests(profile)
        const results = await Promise.all(
          requests.map(async (request) => ({ request, ...(await fetchCall(request)) })),
        )
        const failed = results.find(({ error }) => isApiError(error))
        if (failed?.error) return { error: failed.error }
        const listItems = (path: string) =>
          results
            .filter(({ request }) => request.path?.startsWith(path))
            .flatMap(({ data }) => data as unknown[])
        const tenders = listItems('/api/tenders') as ResponseBody<ListTenders>
        const events = listItems('/api/events') as ResponseBody<ListEvents>
        return { data: findOpportunities(profile, tenders, events, MAX_SHOWN) }
      },
      providesTags: ['Event', 'Tender'],
    }),
  }),
})

export const { useOpportunitiesQuery } = opportunitiesApi
