import type * as contract from '@portal/domain/contract'
import type { BusinessFacets, BusinessSummary, Industry, IndustryEntry } from '@portal/domain/contract'
import { api } from '#api/api.ts'
import type { ResponseMeta } from '#api/base-query.ts'
import { toListedBusiness, type ListedBusiness } from '#shared/businesses/listed-business.ts'
import { get, type ResponseBody, type Query } from '#shared/calls/call.ts'
import { toPage, type Page } from '#api/page.ts'

type ListBusinesses = typeof contract.listBusinesses
type ListIndustries = typeof contract.listIndustries
type ProvinceStats = typeof contract.provinceStats
type BusinessFacetsCall = typeof contract.businessFacets
type BusinessMapCall = typeof contract.businessMap
type DashboardStats = typeof contract.dashboardStats

export type BusinessesQuery = Query<ListBusinesses>
export type FiltersQuery = Query<BusinessFacetsCall>

/** Without the estimates, which the screens have in a table. */
const toListedIndustry = ({
  name,
  slug,
  description,
  businessCount,
  topCountries,
}: IndustryEntry): Industry => ({ name, slug, description, businessCount, topCountries })

const toListedPage = (
  items: BusinessSummary[],
  meta: ResponseMeta | undefined,
  query: BusinessesQuery,
): Page<ListedBusiness> =>
  toPage(
    items.map((item) => toListedBusiness(item, query)),
    meta,
  )

/** Businesses in lists, with their counts. */
export const businessesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listBusinesses: build.query<Page<ListedBusiness>, BusinessesQuery>({
      query: (query) => get<ListBusinesses>('/api/businesses', { query }),
      transformResponse: toListedPage,
      transformErrorResponse: (error) => ({ ...error, message: 'Failed to fetch businesses' }),
      providesTags: ['Business'],
    }),
    listIndustries: build.query<Industry[], Query<ListIndustries>>({
      query: (query) => get<ListIndustries>('/api/industries', { query }),
      transformResponse: (industries: IndustryEntry[]) => industries.map(toListedIndustry),
      providesTags: ['Business'],
    }),
    provinceStats: build.query<ResponseBody<ProvinceStats>, Query<ProvinceStats>>({
      query: (query) => get<ProvinceStats>('/api/stats/provinces', { query }),
      providesTags: ['Business'],
    }),
    /** The number of businesses for each further filter, and how the search text was interpreted. */
    businessFacets: build.query<BusinessFacets, FiltersQuery>({
      query: (query) => get<BusinessFacetsCall>('/api/businesses/facets', { query }),
      providesTags: ['Business'],
    }),
    businessMap: build.query<ResponseBody<BusinessMapCall>, FiltersQuery>({
      query: (query) => get<BusinessMapCall>('/api/businesses/map', { query }),
      transformErrorResponse: (error) => ({ ...error, message: 'Failed to fetch the map' }),
      providesTags: ['Business'],
    }),
    liveFigures: build.query<ResponseBody<DashboardStats>, void>({
      query: () => get<DashboardStats>('/api/stats/dashboard'),
      providesTags: ['Business', 'Event'],
    }),
  }),
})

export const {
  useListBusinessesQuery,
  useListIndustriesQuery,
  useProvinceStatsQuery,
  useBusinessFacetsQuery,
  useBusinessMapQuery,
  useLiveFiguresQuery,
} = businessesApi
