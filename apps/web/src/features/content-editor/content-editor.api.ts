import type * as contract from '@portal/domain/contract'
import { api } from '#api/api.ts'
import { toPage, type Page } from '#api/page.ts'
import { get, send, type ResponseBody, type Body, type Query } from '#shared/calls/call.ts'

type ListContent = typeof contract.listContent
type GetContent = typeof contract.getContent
type CreateContent = typeof contract.createContent
type SaveContent = typeof contract.saveContent
type PreviewContent = typeof contract.previewContent
type PublishContent = typeof contract.publishContent
type UnscheduleContent = typeof contract.unscheduleContent
type TakeDownContent = typeof contract.takeDownContent
type RestoreContent = typeof contract.restoreContent
type DiscardEdit = typeof contract.discardEdit

/** The arguments of a change of content. */
interface Change<RequestBody> {
  id: number
  body: RequestBody
}

const byId = (id: number) => ({ params: { id } })
const getTags = (_result: unknown, error: unknown) => (error ? [] : (['Content'] as const))
/** Tags of the public lists and pages. */
const PUBLIC = ['Content', 'News', 'Event', 'Tender', 'Job', 'Resource'] as const
const getPublicTags = (_result: unknown, error: unknown) => (error ? [] : PUBLIC)

/** Administrators' calls for news, events, tenders, jobs and resources. */
const contentEditorApi = api.injectEndpoints({
  endpoints: (build) => ({
    listContent: build.query<Page<ResponseBody<ListContent>[number]>, Query<ListContent>>({
      query: (query) => get<ListContent>('/api/admin/content', { query }),
      transformResponse: toPage,
      providesTags: ['Content'],
    }),
    getContent: build.query<ResponseBody<GetContent>, number>({
      query: (id) => get<GetContent>('/api/admin/content/:id', byId(id)),
      providesTags: ['Content'],
      keepUnusedDataFor: 0,
    }),
    createContent: build.mutation<
      ResponseBody<CreateContent, 201>,
      { body: Body<CreateContent>; key: string }
    >({
      query: ({ body, key }) =>
        send<CreateContent>('POST', '/api/admin/content', { body, headers: { 'Idempotency-Key': key } }),
      invalidatesTags: getTags,
    }),
    saveContent: build.mutation<ResponseBody<SaveContent>, Change<Body<SaveContent>>>({
      query: ({ id, body }) => send<SaveContent>('PUT', '/api/admin/content/:id', { ...byId(id), body }),
      invalidatesTags: getTags,
    }),
    previewContent: build.query<ResponseBody<PreviewContent>, Body<PreviewContent>>({
      query: (body) => send<PreviewContent>('POST', '/api/admin/content/preview', { body }),
      keepUnusedDataFor: 0,
    }),
    publishContent: build.mutation<ResponseBody<PublishContent>, Change<Body<PublishContent>>>({
      query: ({ id, body }) =>
        send<PublishContent>('POST', '/api/admin/content/:id/publication', { ...byId(id), body }),
      invalidatesTags: getPublicTags,
    }),
    unscheduleContent: build.mutation<ResponseBody<UnscheduleContent>, Change<Body<UnscheduleContent>>>({
      query: ({ id, body }) =>
        send<UnscheduleContent>('POST', '/api/admin/content/:id/unschedule', { ...byId(id), body }),
      invalidatesTags: getPublicTags,
    }),
    takeDownContent: build.mutation<ResponseBody<TakeDownContent>, Change<Body<TakeDownContent>>>({
      query: ({ id, body }) =>
        send<TakeDownContent>('POST', '/api/admin/content/:id/take-down', { ...byId(id), body }),
      invalidatesTags: getPublicTags,
    }),
    restoreContent: build.mutation<ResponseBody<RestoreContent>, Change<Body<RestoreContent>>>({
      query: ({ id, body }) =>
        send<RestoreContent>('POST', '/api/admin/content/:id/restore', { ...byId(id), body }),
      invalidatesTags: getPublicTags,
    }),
    discardEdit: build.mutation<void, Change<Body<DiscardEdit>>>({
      query: ({ id, body }) =>
        send<DiscardEdit>('POST', '/api/admin/content/:id/discard', { ...byId(id), body }),
      invalidatesTags: getTags,
    }),
  }),
})

export const {
  useListContentQuery,
  useGetContentQuery,
  useCreateContentMutation,
  useSaveContentMutation,
  usePreviewContentQuery,
  usePublishContentMutation,
  useUnscheduleContentMutation,
  useTakeDownContentMutation,
  useRestoreContentMutation,
  useDiscardEditMutation,
} = contentEditorApi
