import type * as contract from '@portal/domain/contract'
import { api } from '#api/api.ts'
import { toPage, type Page } from '#api/page.ts'
import { get, send, type ResponseBody } from '#shared/calls/call.ts'
import type { SaveChange } from './pending-saves.ts'

type ListSaves = typeof contract.listSaves
type ListSavedIds = typeof contract.listSavedIds
type SaveBusiness = typeof contract.saveBusiness
type UnsaveBusiness = typeof contract.unsaveBusiness
type MergeSaves = typeof contract.mergeSaves

/** An account's saves. */
export const savesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The last saved ones, to be shown in short. */
    latestSaves: build.query<Page<ResponseBody<ListSaves>[number]>, void>({
      query: () => get<ListSaves>('/api/saves', { query: { limit: '6' } }),
      transformResponse: toPage,
      providesTags: ['Own', 'Saved'],
    }),
    listSavedIds: build.query<number[], void>({
      query: () => get<ListSavedIds>('/api/saves/ids'),
      providesTags: ['Own'],
    }),
    setSaved: build.mutation<null, SaveChange>({
      query: ({ id, isSaved }) => {
        const parts = { params: { businessId: id }, body: undefined }
        return isSaved
          ? send<SaveBusiness>('PUT', '/api/saves/:businessId', parts)
          : send<UnsaveBusiness>('DELETE', '/api/saves/:businessId', parts)
      },
      invalidatesTags: ['Saved'],
      onQueryStarted: async ({ id, isSaved }, { dispatch, queryFulfilled }) => {
        const isDone = await queryFulfilled.then(
          () => true,
          () => false,
        )
        if (!isDone) return
        const change = (ids: number[]) => [...(isSaved ? [id] : []), ...ids.filter((other) => other !== id)]
        dispatch(savesApi.util.updateQueryData('listSavedIds', undefined, change))
      },
    }),
    mergeSaves: build.mutation<null, readonly number[]>({
      query: (ids) => send<MergeSaves>('POST', '/api/saves', { body: { businessIds: [...ids] } }),
      invalidatesTags: ['Saved'],
    }),
  }),
})

export const { useLatestSavesQuery, useListSavedIdsQuery } = savesApi
