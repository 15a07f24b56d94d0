import type * as contract from '@portal/domain/contract'
import { api } from '#api/api.ts'
import { get, send, type ResponseBody, type Body, type Query } from '#shared/calls/call.ts'
import { toPage, type Page } from '#api/page.ts'

type Create = typeof contract.createQuoteRequest
type GetOne = typeof contract.getQuoteRequest
type AnswerOffer = typeof contract.answerQuote
type List = typeof contract.listQuoteRequests
type SetStatus = typeof contract.setQuoteStatus
type AddNote = typeof contract.addQuoteNote
type LinkBusiness = typeof contract.linkQuoteBusiness

interface Sending {
  quote: Body<Create>
  /** A retry with the same key returns the same response and creates nothing twice. */
  idempotencyKey: string
}

/** What identifies a request to its sender. */
export interface QuoteIdentity {
  reference: string
  email: string
}

export const quotesApi = api.injectEndpoints({
  endpoints: (build) => ({
    createQuoteRequest: build.mutation<ResponseBody<Create, 201>, Sending>({
      query: ({ quote, idempotencyKey }) =>
        send<Create>('POST', '/api/quote-requests', {
          body: quote,
          headers: { 'Idempotency-Key': idempotencyKey },
        }),
      invalidatesTags: ['Quote'],
    }),
    getQuoteRequest: build.query<ResponseBody<GetOne>, QuoteIdentity>({
      query: ({ reference, email }) =>
        get<GetOne>('/api/quote-requests/:reference', { params: { reference }, query: { email } }),
      providesTags: ['Quote'],
    }),
    answerQuote: build.mutation<ResponseBody<AnswerOffer>, Body<AnswerOffer> & { reference: string }>({
      query: ({ reference, ...body }) =>
        send<AnswerOffer>('POST', '/api/quote-requests/:reference/answer', { params: { reference }, body }),
      // Also after a failure: the quote may have been answered or replaced meanwhile.
      invalidatesTags: ['Quote'],
    }),
    listQuoteRequests: build.query<Page<ResponseBody<List>[number]>, Query<List>>({
      query: (query) => get<List>('/api/admin/quote-requests', { query }),
      transformResponse: toPage,
      providesTags: ['Own', 'Quote'],
    }),
    setQuoteStatus: build.mutation<ResponseBody<SetStatus>, Body<SetStatus> & { id: number }>({
      query: ({ id, ...body }) =>
        send<SetStatus>('PATCH', '/api/admin/quote-requests/:id/status', { params: { id }, body }),
      // Also after a failure: somebody else may have changed it meanwhile.
      invalidatesTags: ['Quote'],
    }),
    addQuoteNote: build.mutation<
      ResponseBody<AddNote, 201>,
      Body<AddNote> & { id: number; idempotencyKey: string }
    >({
      query: ({ id, idempotencyKey, ...body }) =>
        send<AddNote>('POST', '/api/admin/quote-requests/:id/notes', {
          params: { id },
          body,
          headers: { 'Idempotency-Key': idempotencyKey },
        }),
      invalidatesTags: ['Quote'],
    }),
    linkQuoteBusiness: build.mutation<ResponseBody<LinkBusiness>, Body<LinkBusiness> & { id: number }>({
      query: ({ id, ...body }) =>
        send<LinkBusiness>('PUT', '/api/admin/quote-requests/:id/business', { params: { id }, body }),
      // Also after a failure: its order may have been paid meanwhile.
      invalidatesTags: ['Quote', 'Order'],
    }),
  }),
})

export const {
  useCreateQuoteRequestMutation,
  useGetQuoteRequestQuery,
  useAnswerQuoteMutation,
  useListQuoteRequestsQuery,
  useSetQuoteStatusMutation,
  useAddQuoteNoteMutation,
  useLinkQuoteBusinessMutation,
} = quotesApi
