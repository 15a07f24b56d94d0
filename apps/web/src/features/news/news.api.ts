import type * as contract from '@portal/domain/contract'
import { api } from '#api/api.ts'
import { get, type ResponseBody, type Query } from '#shared/calls/call.ts'
import { toPage, type Page } from '#api/page.ts'

type ListNews = typeof contract.listNews
type GetNews = typeof contract.getNews

/** Articles in lists and in detail. */
export const newsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listNews: build.query<Page<ResponseBody<ListNews>[number]>, Query<ListNews>>({
      query: (query) => get<ListNews>('/api/news', { query }),
      transformResponse: toPage,
      providesTags: ['News'],
      transformErrorResponse: (error) => ({ ...error, message: 'Failed to fetch news' }),
    }),
    getNews: build.query<ResponseBody<GetNews>, string>({
      query: (idOrSlug) => get<GetNews>('/api/news/:idOrSlug', { params: { idOrSlug } }),
      providesTags: ['News'],
    }),
  }),
})

export const { useListNewsQuery, useGetNewsQuery } = newsApi
