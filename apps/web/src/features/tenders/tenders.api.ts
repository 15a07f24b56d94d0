import type * as contract from '@portal/domain/contract'
import { api } from '#api/api.ts'
import { get, send, type ResponseBody, type Body, type Query } from '#shared/calls/call.ts'
import { toPage, type Page } from '#api/page.ts'

type ListTenders = typeof contract.listTenders
type GetTender = typeof contract.getTender
type SubmitTender = typeof contract.submitTender

export type TenderBody = Body<SubmitTender>

/** Tenders in lists and in detail, and submissions. */
export const tendersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTenders: build.query<Page<ResponseBody<ListTenders>[number]>, Query<ListTenders>>({
      query: (query) => get<ListTenders>('/api/tenders', { query }),
      transformResponse: toPage,
      transformErrorResponse: (error) => ({ ...error, message: 'Failed to fetch tenders' }),
      providesTags: ['Tender'],
    }),
    getTender: build.query<ResponseBody<GetTender>, string>({
      query: (idOrSlug) => get<GetTender>('/api/tenders/:idOrSlug', { params: { idOrSlug } }),
      providesTags: ['Tender'],
    }),
    submitTender: build.mutation<ResponseBody<SubmitTender, 201>, { body: TenderBody; key: string }>({
      query: ({ body, key }) =>
        send<SubmitTender>('POST', '/api/tenders', { body, headers: { 'Idempotency-Key': key } }),
      invalidatesTags: ['Pending'],
    }),
  }),
})

export const { useListTendersQuery, useGetTenderQuery, useSubmitTenderMutation } = tendersApi
