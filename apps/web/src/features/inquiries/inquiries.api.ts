import type * as contract from '@portal/domain/contract'
import { api } from '#api/api.ts'
import { get, send, type ResponseBody, type Body, type Query } from '#shared/calls/call.ts'
import { toPage, type Page } from '#api/page.ts'

type SendMessage = typeof contract.sendMessage
type ReportIssue = typeof contract.reportIssue
type ListInquiries = typeof contract.listInquiries
type ResolveInquiry = typeof contract.resolveInquiry

export type MessageBody = Body<SendMessage>
export type IssueBody = Body<ReportIssue>

/** Messages and reports to the administrators, and their resolution. */
export const inquiriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendMessage: build.mutation<ResponseBody<SendMessage, 201>, { body: MessageBody; key: string }>({
      query: ({ body, key }) =>
        send<SendMessage>('POST', '/api/contact', { body, headers: { 'Idempotency-Key': key } }),
      invalidatesTags: ['Pending'],
    }),
    reportIssue: build.mutation<ResponseBody<ReportIssue, 201>, { body: IssueBody; key: string }>({
      query: ({ body, key }) =>
        send<ReportIssue>('POST', '/api/issues', { body, headers: { 'Idempotency-Key': key } }),
      invalidatesTags: ['Pending'],
    }),
    listInquiries: build.query<Page<ResponseBody<ListInquiries>[number]>, Query<ListInquiries>>({
      query: (query) => get<ListInquiries>('/api/admin/inquiries', { query }),
      transformResponse: toPage,
      transformErrorResponse: (error) => ({ ...error, message: 'We couldn’t load the messages' }),
      providesTags: ['Own', 'Pending'],
    }),
    resolveInquiry: build.mutation<ResponseBody<ResolveInquiry>, Body<ResolveInquiry> & { id: number }>({
      query: ({ id, ...body }) =>
        send<ResolveInquiry>('PATCH', '/api/admin/inquiries/:id/status', { params: { id }, body }),
      // Also after an error: somebody else may have resolved it meanwhile.
      invalidatesTags: ['Pending'],
    }),
  }),
})

export const {
  useSendMessageMutation,
  useReportIssueMutation,
  useListInquiriesQuery,
  useResolveInquiryMutation,
} = inquiriesApi
