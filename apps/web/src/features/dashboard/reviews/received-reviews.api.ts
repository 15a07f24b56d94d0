import type * as contract from '@portal/domain/contract'
import { api } from '#api/api.ts'
import { toPage, type Page } from '#api/page.ts'
import { fillPath, get, send, type ResponseBody, type Body, type Query } from '#shared/calls/call.ts'

type ListReceived = typeof contract.listReceivedReviews
type GetReceived = typeof contract.getReceivedReview
type ReplyCall = typeof contract.replyToReview

/** What people wrote about the owner's businesses, and the public replies. */
const receivedReviewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listReceivedReviews: build.query<Page<ResponseBody<ListReceived>[number]>, Query<ListReceived>>({
      query: (query) => get<ListReceived>('/api/reviews/received', { query }),
      transformResponse: toPage,
      transformErrorResponse: (error) => ({ ...error, message: 'Failed to fetch reviews' }),
      providesTags: ['Own', 'ReceivedReview'],
    }),
    getReceivedReview: build.query<ResponseBody<GetReceived>, number>({
      query: (id) => get<GetReceived>('/api/received-reviews/:id', { params: { id } }),
      providesTags: ['Own', 'ReceivedReview'],
    }),
    replyToReceivedReview: build.mutation<ResponseBody<ReplyCall>, Body<ReplyCall> & { id: number }>({
      query: ({ id, ...body }) => send<ReplyCall>('PUT', '/api/reviews/:id/reply', { params: { id }, body }),
      // Also after an error: somebody else may have replied meanwhile. The public page shows replies too.
      invalidatesTags: ['ReceivedReview', 'Business'],
    }),
    deleteReceivedReviewReply: build.mutation<null, number>({
      query: (id) => ({ method: 'DELETE', path: fillPath('/api/reviews/:id/reply', { id }) }),
      invalidatesTags: ['ReceivedReview', 'Business'],
    }),
  }),
})

export const {
  useListReceivedReviewsQuery,
  useGetReceivedReviewQuery,
  useReplyToReceivedReviewMutation,
  useDeleteReceivedReviewReplyMutation,
} = receivedReviewsApi

/** The newest reviews without a reply, and how many there are. */
export const UNANSWERED_REVIEWS: Query<ListReceived> = { status: 'open', limit: '3' }
