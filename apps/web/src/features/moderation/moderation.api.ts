import type * as contract from '@portal/domain/contract'
import { api } from '#api/api.ts'
import { get, send, type Answer, type Body, type Query } from '#shared/calls/call.ts'
import { toPage, type Page } from '#api/page.ts'

type ListPending = typeof contract.listPending
type Decide = typeof contract.decide
type CountQueue = typeof contract.countQueue
type ListQueue = typeof contract.listQueue
type DecideSubmission = typeof contract.decideSubmission

/** An administrator's decision about a pending listing. */
export type DecisionInput = Body<Decide> & { id: number }

/** Tags of the public lists and pages that a decision invalidates, by kind. */
const PUBLIC_TAGS = { events: 'Event', tenders: 'Tender', jobs: 'Job' } as const

/** An administrator's decision about another submission. */
export type SubmissionDecision = Body<DecideSubmission> & { kind: contract.SubmissionKind; id: number }

export const moderationApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPending: build.query<Page<Answer<ListPending>[number]>, Query<ListPending>>({
      query: (query) => get<ListPending>('/api/admin/businesses/pending', { query }),
      transformResponse: toPage,
      providesTags: ['Own', 'Pending'],
    }),
    decide: build.mutation<Answer<Decide>, DecisionInput>({
      query: ({ id, ...body }) =>
        send<Decide>('PATCH', '/api/admin/businesses/:id/status', { params: { id }, body }),
      // Also after a failure: somebody else may have decided meanwhile.
      invalidatesTags: ['Pending', 'Business'],
    }),
    countQueue: build.query<Answer<CountQueue>, void>({
      query: () => get<CountQueue>('/api/admin/queue/counts'),
      providesTags: ['Own', 'Pending'],
    }),
    listQueue: build.query<Page<Answer<ListQueue>[number]>, Query<ListQueue>>({
      query: (query) => get<ListQueue>('/api/admin/queue', { query }),
      transformResponse: toPage,
      providesTags: ['Own', 'Pending'],
    }),
    decideSubmission: build.mutation<Answer<DecideSubmission>, SubmissionDecision>({
      query: ({ kind, id, ...body }) =>
        send<DecideSubmission>('PATCH', '/api/admin/:kind/:id/status', { params: { kind, id }, body }),
      // Also after a failure: somebody else may have decided meanwhile.
      invalidatesTags: (_decided, _error, { kind }) => ['Pending', PUBLIC_TAGS[kind]],
    }),
  }),
})

export const {
  useListPendingQuery,
  useDecideMutation,
  useCountQueueQuery,
  useListQueueQuery,
  useDecideSubmissionMutation,
} = moderationApi
