import type * as contract from '@portal/domain/contract'
import { api } from '#api/api.ts'
import { get, type Answer, type Query } from '#api/call.ts'
import { pageOf, type Page } from '#api/page-of.ts'

type ListEvents = typeof contract.listEvents

/** Events, the next one first. */
export const eventsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listEvents: build.query<Page<Answer<ListEvents>[number]>, Query<ListEvents>>({
      query: (query) => get<ListEvents>('/api/events', { query }),
      transformResponse: pageOf,
      transformErrorResponse: (error) => ({ ...error, message: 'Failed to fetch events' }),
    }),
  }),
})

export const { useListEventsQuery } = eventsApi
