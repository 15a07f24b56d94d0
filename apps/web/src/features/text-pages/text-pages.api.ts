import type * as contract from '@portal/domain/contract'
import { api } from '#api/api.ts'
import { get, type ResponseBody } from '#shared/calls/call.ts'

type GetTextPage = typeof contract.getTextPage

/** Pages of text: about, help, prices, law. */
export const textPagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTextPage: build.query<ResponseBody<GetTextPage>, string>({
      query: (slug) => get<GetTextPage>('/api/pages/:slug', { params: { slug } }),
    }),
  }),
})

export const { useGetTextPageQuery } = textPagesApi

/** The slug of a page of text: its path with hyphens for slashes. */
export const getTextSlug = (pathname: string): string => pathname.replace(/^\/|\/$/g, '').replaceAll('/', '-')
