import type * as contract from '@portal/domain/contract'
import type { NewReview, Review } from '@portal/domain/contract'
import { api } from '#api/api.ts'
import { toPage, type Page } from '#api/page.ts'
import { get, send, type ResponseBody } from '#shared/calls/call.ts'

type ListReviews = typeof contract.listReviews
type Summary = typeof contract.getReviewSummary
type State = typeof contract.getReviewerState
type Create = typeof contract.createReview
type Edit = typeof contract.editReview
type Delete = typeof contract.deleteReview
type Reply = typeof contract.replyToReview
type DeleteReply = typeof contract.deleteReviewReply
type MarkHelpful = typeof contract.markReviewHelpful
type UnmarkHelpful = typeof contract.unmarkReviewHelpful

/** Reviews on one page. */
export const REVIEWS_PER_PAGE = 10

/** A page of a business's reviews; the first one has no number. */
export interface ReviewsQuery {
  business: number
  sort?: 'useful'
  page?: string
}

/** The published reviews of a business, and the reader's own state. */
export const reviewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listReviews: build.query<Page<Review>, ReviewsQuery>({
      query: ({ business, sort, page }) =>
        get<ListReviews>('/api/businesses/:idOrSlug/reviews', {
          params: { idOrSlug: business },
          query: { sort, page, limit: String(REVIEWS_PER_PAGE) },
        }),
      transformResponse: toPage,
      providesTags: ['Review'],
    }),
    reviewSummary: build.query<ResponseBody<Summary>, number>({
      query: (business) =>
        get<Summary>('/api/businesses/:idOrSlug/reviews/summary', { params: { idOrSlug: business } }),
      providesTags: ['Review'],
    }),
    reviewerState: build.query<ResponseBody<State>, number>({
      query: (business) =>
        get<State>('/api/businesses/:idOrSlug/reviews/own', { params: { idOrSlug: business } }),
      providesTags: ['Own', 'Review'],
    }),
    createReview: build.mutation<
      ResponseBody<Create, 201>,
      { business: number; body: NewReview; key: string }
    >({
      query: ({ business, body, key }) =>
        send<Create>('POST', '/api/businesses/:idOrSlug/reviews', {
          params: { idOrSlug: business },
          body,
          headers: { 'Idempotency-Key': key },
        }),
      invalidatesTags: ['Review'],
    }),
    editReview: build.mutation<ResponseBody<Edit>, { id: number; body: NewReview }>({
      query: ({ id, body }) => send<Edit>('PATCH', '/api/reviews/:id', { params: { id }, body }),
      invalidatesTags: ['Review'],
    }),
    deleteReview: build.mutation<null, number>({
      query: (id) => send<Delete>('DELETE', '/api/reviews/:id', { params: { id }, body: undefined }),
      invalidatesTags: ['Review', 'Business'],
    }),
    replyToReview: build.mutation<ResponseBody<Reply>, { id: number; text: string }>({
      query: ({ id, text }) =>
        send<Reply>('PUT', '/api/reviews/:id/reply', { params: { id }, body: { text } }),
      invalidatesTags: ['Review'],
    }),
    deleteReviewReply: build.mutation<null, number>({
      query: (id) =>
        send<DeleteReply>('DELETE', '/api/reviews/:id/reply', { params: { id }, body: undefined }),
      invalidatesTags: ['Review'],
    }),
    setHelpful: build.mutation<null, { id: number; isHelpful: boolean }>({
      query: ({ id, isHelpful }) =>
        isHelpful
          ? send<MarkHelpful>('PUT', '/api/reviews/:id/helpful', { params: { id }, body: undefined })
          : send<UnmarkHelpful>('DELETE', '/api/reviews/:id/helpful', { params: { id }, body: undefined }),
      invalidatesTags: ['Review'],
    }),
  }),
})

export const {
  useListReviewsQuery,
  useReviewSummaryQuery,
  useReviewerStateQuery,
  useCreateReviewMutation,
  useEditReviewMutation,
  useDeleteReviewMutation,
  useReplyToReviewMutation,
  useDeleteReviewReplyMutation,
  useSetHelpfulMutation,
} = reviewsApi
