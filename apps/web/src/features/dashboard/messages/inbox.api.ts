import type * as contract from '@portal/domain/contract'
import { api } from '#api/api.ts'
import { toPage, type Page } from '#api/page.ts'
import { get, send, type ResponseBody, type Body, type Query } from '#shared/calls/call.ts'

type ListMessages = typeof contract.listBusinessMessages
type GetMessage = typeof contract.getBusinessMessage
type ReplyCall = typeof contract.replyToBusinessMessage
type SetStatus = typeof contract.setBusinessMessageStatus

/** What visitors wrote to the owner's businesses, and the answers. */
const inboxApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMessages: build.query<Page<ResponseBody<ListMessages>[number]>, Query<ListMessages>>({
      query: (query) => get<ListMessages>('/api/messages', { query }),
      transformResponse: toPage,
      transformErrorResponse: (error) => ({ ...error, message: 'We couldn’t load your messages' }),
      providesTags: ['Own', 'Inbox'],
    }),
    getMessage: build.query<ResponseBody<GetMessage>, number>({
      query: (id) => get<GetMessage>('/api/messages/:id', { params: { id } }),
      providesTags: ['Own', 'Inbox'],
    }),
    replyToMessage: build.mutation<
      ResponseBody<ReplyCall, 201>,
      Body<ReplyCall> & { id: number; key: string }
    >({
      query: ({ id, key, ...body }) =>
        send<ReplyCall>('POST', '/api/messages/:id/replies', {
          params: { id },
          body,
          headers: { 'Idempotency-Key': key },
        }),
      // Also after an error: somebody else may have answered it meanwhile.
      invalidatesTags: ['Inbox'],
    }),
    setMessageStatus: build.mutation<ResponseBody<SetStatus>, Body<SetStatus> & { id: number }>({
      query: ({ id, ...body }) =>
        send<SetStatus>('PATCH', '/api/messages/:id/status', { params: { id }, body }),
      invalidatesTags: ['Inbox'],
    }),
  }),
})

export const {
  useListMessagesQuery,
  useGetMessageQuery,
  useReplyToMessageMutation,
  useSetMessageStatusMutation,
} = inboxApi

/** The open messages that wait longest, and how many there are. */
export const LONGEST_WAITING: Query<ListMessages> = { status: 'open', sort: 'oldest', limit: '3' }
