import type * as contract from '@portal/domain/contract'
import { api } from '#api/api.ts'
import { get, type ResponseBody, type Query } from '#shared/calls/call.ts'
import { toPage, type Page } from '#api/page.ts'

type ListResources = typeof contract.listResources
type GetResource = typeof contract.getResource
type ResourceStats = typeof contract.resourceStats

/** Guides, templates and checklists in lists and in detail. */
export const resourcesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listResources: build.query<Page<ResponseBody<ListResources>[number]>, Query<ListResources>>({
      query: (query) => get<ListResources>('/api/resources', { query }),
      transformResponse: toPage,
      providesTags: ['Resource'],
      transformErrorResponse: (error) => ({ ...error, message: 'Failed to fetch resources' }),
    }),
    getResource: build.query<ResponseBody<GetResource>, string>({
      query: (idOrSlug) => get<GetResource>('/api/resources/:idOrSlug', { params: { idOrSlug } }),
      providesTags: ['Resource'],
    }),
    resourceStats: build.query<ResponseBody<ResourceStats>, void>({
      query: () => get<ResourceStats>('/api/stats/resources'),
      providesTags: ['Resource'],
    }),
  }),
})

export const { useListResourcesQuery, useGetResourceQuery, useResourceStatsQuery } = resourcesApi
