import type * as contract from '@portal/domain/contract'
import { api } from '#api/api.ts'
import { get, send, type ResponseBody, type Body, type Query } from '#shared/calls/call.ts'

type List = typeof contract.listSearchWords
type Preview = typeof contract.previewSearchWords
type Add = typeof contract.addSearchWords
type Change = typeof contract.changeSearchWords
type Delete = typeof contract.deleteSearchWords

const PATH = '/api/admin/search-words'

/** Added words change the results of other searches too. */
const CHANGED = ['SearchWords', 'Business'] as const

/** The words that administrators add to searches. */
const searchWordsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSearchWords: build.query<ResponseBody<List>, void>({
      query: () => get<List>(PATH),
      providesTags: ['Own', 'SearchWords'],
    }),
    previewSearchWords: build.query<ResponseBody<Preview>, Query<Preview>>({
      query: (query) => get<Preview>(`${PATH}/preview`, { query }),
      providesTags: ['Own', ...CHANGED],
    }),
    addSearchWords: build.mutation<contract.SearchWords, Body<Add>>({
      query: (body) => send<Add>('POST', PATH, { body }),
      invalidatesTags: CHANGED,
    }),
    changeSearchWords: build.mutation<ResponseBody<Change>, Body<Change> & { id: number }>({
      query: ({ id, ...body }) => send<Change>('PUT', `${PATH}/:id`, { params: { id }, body }),
      invalidatesTags: CHANGED,
    }),
    deleteSearchWords: build.mutation<null, number>({
      query: (id) => send<Delete>('DELETE', `${PATH}/:id`, { params: { id }, body: undefined }),
      invalidatesTags: CHANGED,
    }),
  }),
})

export const {
  useListSearchWordsQuery,
  usePreviewSearchWordsQuery,
  useAddSearchWordsMutation,
  useChangeSearchWordsMutation,
  useDeleteSearchWordsMutation,
} = searchWordsApi
