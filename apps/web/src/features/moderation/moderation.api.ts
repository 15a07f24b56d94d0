import type * as contract from '@portal/domain/contract'
import { api } from '#api/api.ts'
import { toPage, type Page } from '#api/page.ts'
import { get, send, type ResponseBody, type Body, type Query } from '#shared/calls/call.ts'

type CountQueue = typeof contract.countQueue
type ListQueue = typeof contract.listQueue
type GetQueueItem = typeof contract.getQueueItem
type DecideItem = typeof contract.decideItem
type TakeDownReview = typeof contract.takeDownReview
type ApproveItems = typeof contract.approveItems
type UndoDecision = typeof contract.undoDecision

/** An item of the queue by kind and id. */
export interface QueueKey {
  kind: contract.QueueKind
  id: number
}

/** A decision with the key under which a repeat counts once. */
export type DecisionInput = Body<DecideItem> & QueueKey & { key: string }

/** The response to every decision, by which it can be undone. */
type DecisionResponse = Pick<ResponseBody<DecideItem>, 'decision'>

/**
 * Tags of everything that a decision changes: the queue with its counts, and the public lists and pages of the kind. A
 * failure changes nothing, but somebody else may have decided meanwhile.
 */
const CHANGED = {
  businesses: ['Pending', 'Business', 'Edit'],
  edits: ['Pending', 'Business', 'Edit'],
  reviews: ['Pending', 'Business', 'Review', 'ReceivedReview'],
  reports: ['Pending'],
  events: ['Pending', 'Event'],
  tenders: ['Pending', 'Tender'],
  jobs: ['Pending', 'Job'],
} as const satisfies Record<contract.QueueKind, readonly string[]>

const EVERYTHING = [
  'Pending',
  'Business',
  'Edit',
  'Review',
  'ReceivedReview',
  'Event',
  'Tender',
  'Job',
] as const

const withKey = (key: string) => ({ 'Idempotency-Key': key })

export const moderationApi = api.injectEndpoints({
  endpoints: (build) => ({
    countQueue: build.query<ResponseBody<CountQueue>, void>({
      query: () => get<CountQueue>('/api/admin/queue/counts'),
      providesTags: ['Own', 'Pending'],
    }),
    listQueue: build.query<Page<ResponseBody<ListQueue>[number]>, Query<ListQueue>>({
      query: (query) => get<ListQueue>('/api/admin/queue', { query }),
      transformResponse: toPage,
      providesTags: ['Own', 'Pending'],
    }),
    getQueueItem: build.query<ResponseBody<GetQueueItem>, QueueKey>({
      query: ({ kind, id }) =>
        get<GetQueueItem>('/api/admin/queue/items/:kind/:id', { params: { kind, id } }),
      providesTags: ['Own', 'Pending'],
    }),
    decideItem: build.mutation<DecisionResponse, DecisionInput>({
      query: ({ kind, id, key, ...body }) =>
        send<DecideItem>('PATCH', '/api/admin/:kind/:id/status', {
          params: { kind, id },
          body,
          headers: withKey(key),
        }),
      invalidatesTags: (_decided, _error, { kind }) => CHANGED[kind],
    }),
    takeDownReview: build.mutation<DecisionResponse, Body<TakeDownReview> & { id: number; key: string }>({
      query: ({ id, key, ...body }) =>
        send<TakeDownReview>('POST', '/api/admin/reviews/:id/take-down', {
          params: { id },
          body,
          headers: withKey(key),
        }),
      invalidatesTags: CHANGED.reviews,
    }),
    approveItems: build.mutation<ResponseBody<ApproveItems>, Body<ApproveItems> & { key: string }>({
      query: ({ key, ...body }) =>
        send<ApproveItems>('POST', '/api/admin/queue/approvals', { body, headers: withKey(key) }),
      invalidatesTags: EVERYTHING,
    }),
    undoDecision: build.mutation<ResponseBody<UndoDecision>, number>({
      query: (id) =>
        send<UndoDecision>('POST', '/api/admin/decisions/:id/undo', { params: { id }, body: {} }),
      invalidatesTags: EVERYTHING,
    }),
  }),
})

export const {
  useCountQueueQuery,
  useListQueueQuery,
  useGetQueueItemQuery,
  useDecideItemMutation,
  useTakeDownReviewMutation,
  useApproveItemsMutation,
  useUndoDecisionMutation,
} = moderationApi
