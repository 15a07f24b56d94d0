import type * as contract from '@portal/domain/contract'
import { api } from '#api/api.ts'
import { get, send, type ResponseBody, type Body } from '#shared/calls/call.ts'

type GetBusinessEdit = typeof contract.getBusinessEdit
type PreviewEdit = typeof contract.previewEdit
type EditBusiness = typeof contract.editBusiness
type PauseBusiness = typeof contract.pauseBusiness
type DeleteBusiness = typeof contract.deleteBusiness
type RestoreBusiness = typeof contract.restoreBusiness
type ListDeleted = typeof contract.listDeletedBusinesses
type OfferHandover = typeof contract.offerHandover
type ReviewHandover = typeof contract.reviewHandover
type AcceptHandover = typeof contract.acceptHandover

const byId = (id: number) => ({ params: { id } })
const CHANGED = ['Own', 'Business', 'Edit'] as const
/** Without the tag of the edit, which a deleted listing has no more. */
const DELETED = ['Own', 'Business'] as const

/** Owners' calls for their listings. */
export const listingEditorApi = api.injectEndpoints({
  endpoints: (build) => ({
    businessEdit: build.query<ResponseBody<GetBusinessEdit>, number>({
      query: (id) => get<GetBusinessEdit>('/api/businesses/:id/edit', byId(id)),
      providesTags: ['Edit'],
      keepUnusedDataFor: 0,
    }),
    editPreview: build.query<ResponseBody<PreviewEdit>, number>({
      query: (id) => get<PreviewEdit>('/api/businesses/:id/edit/preview', byId(id)),
      providesTags: ['Edit'],
      keepUnusedDataFor: 0,
    }),
    editBusiness: build.mutation<ResponseBody<EditBusiness>, { id: number; edit: Body<EditBusiness> }>({
      query: ({ id, edit }) =>
        send<EditBusiness>('PATCH', '/api/businesses/:idOrSlug', { params: { idOrSlug: id }, body: edit }),
      invalidatesTags: (_result, error) => (error ? [] : CHANGED),
    }),
    cancelEdit: build.mutation<ResponseBody<GetBusinessEdit>, { id: number; version: number }>({
      query: ({ id, version }) => ({
        method: 'DELETE',
        path: `/api/businesses/${id}/edit?version=${version}`,
      }),
      invalidatesTags: CHANGED,
    }),
    pauseBusiness: build.mutation<ResponseBody<PauseBusiness>, { id: number; paused: boolean }>({
      query: ({ id, paused }) =>
        send<PauseBusiness>('PUT', '/api/businesses/:id/paused', { ...byId(id), body: { paused } }),
      invalidatesTags: CHANGED,
    }),
    deleteBusiness: build.mutation<ResponseBody<DeleteBusiness>, number>({
      query: (id) => ({ method: 'DELETE', path: `/api/businesses/${id}` }),
      invalidatesTags: DELETED,
    }),
    restoreBusiness: build.mutation<ResponseBody<RestoreBusiness>, number>({
      query: (id) => ({ method: 'POST', path: `/api/businesses/${id}/restore` }),
      invalidatesTags: CHANGED,
    }),
    deletedBusinesses: build.query<ResponseBody<ListDeleted>, void>({
      query: () => get<ListDeleted>('/api/deleted-businesses'),
      providesTags: ['Own'],
    }),
    offerHandover: build.mutation<ResponseBody<OfferHandover, 201>, { id: number; email: string }>({
      query: ({ id, email }) =>
        send<OfferHandover>('POST', '/api/businesses/:id/handover', { ...byId(id), body: { email } }),
      invalidatesTags: (_result, error) => (error ? [] : ['Edit']),
    }),
    cancelHandover: build.mutation<void, number>({
      query: (id) => ({ method: 'DELETE', path: `/api/businesses/${id}/handover` }),
      invalidatesTags: ['Edit'],
    }),
    reviewHandover: build.query<ResponseBody<ReviewHandover>, string>({
      query: (token) => send<ReviewHandover>('POST', '/api/handovers/review', { body: { token } }),
      providesTags: ['Own'],
    }),
    acceptHandover: build.mutation<ResponseBody<AcceptHandover>, string>({
      query: (token) => send<AcceptHandover>('POST', '/api/handovers/accept', { body: { token } }),
      invalidatesTags: (_result, error) => (error ? [] : CHANGED),
    }),
  }),
})

export const {
  useBusinessEditQuery,
  useEditPreviewQuery,
  useEditBusinessMutation,
  useCancelEditMutation,
  usePauseBusinessMutation,
  useDeleteBusinessMutation,
  useRestoreBusinessMutation,
  useDeletedBusinessesQuery,
  useOfferHandoverMutation,
  useCancelHandoverMutation,
  useReviewHandoverQuery,
  useAcceptHandoverMutation,
} = listingEditorApi
