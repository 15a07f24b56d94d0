import type * as contract from '@portal/domain/contract'
import { api } from '#api/api.ts'
import { get, send, type Answer, type Body, type Query } from '#api/call.ts'
import { pageOf, type Page } from '#api/page-of.ts'

type ListPending = typeof contract.listPending
type Decide = typeof contract.decide

/** What an administrator decides about a pending listing. */
export type DecisionInput = Body<Decide> & { id: number }

export const moderationApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPending: build.query<Page<Answer<ListPending>[number]>, Query<ListPending>>({
      query: (query) => get<ListPending>('/api/admin/businesses/pending', { query }),
      transformResponse: pageOf,
      providesTags: ['Own', 'Pending'],
    }),
    decide: build.mutation<Answer<Decide>, DecisionInput>({
      query: ({ id, ...body }) =>
        send<Decide>('PATCH', '/api/admin/businesses/:id/status', { params: { id }, body }),
      // Also when it failed: somebody else may have decided meanwhile.
      invalidatesTags: ['Pending', 'Business'],
    }),
  }),
})

export const { useListPendingQuery, useDecideMutation } = moderationApi
