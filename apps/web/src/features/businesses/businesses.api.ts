import { toLocalDay } from '@portal/domain/shared'
import type * as contract from '@portal/domain/contract'
import type {
  Business,
  BusinessFacets,
  BusinessSummary,
  Industry,
  IndustryEntry,
} from '@portal/domain/contract'
import type { PublicHoliday } from '@portal/domain/place'
import type { ApiError } from '#shared/calls/api-error.ts'
import { api } from '#api/api.ts'
import type { ResponseMeta } from '#api/base-query.ts'
import { toListedBusiness, type ListedBusiness } from '#shared/businesses/listed-business.ts'
import type { HolidaysQuery } from './list-holidays.ts'
import { get, type ResponseBody, type Query } from '#shared/calls/call.ts'
import { toPage, type Page } from '#api/page.ts'

type ListBusinesses = typeof contract.listBusinesses
type GetBusiness = typeof contract.getBusiness
type ListIndustries = typeof contract.listIndustries
type ProvinceStats = typeof contract.provinceStats
type BusinessFacetsCall = typeof contract.businessFacets
type BusinessMapCall = typeof contract.businessMap
type DashboardStats = typeof contract.dashboardStats

/** A profile: the business, or what is still public of an expired one. */
export type Profile = ResponseBody<GetBusiness>
export type BusinessesQuery = Query<ListBusinesses>
export type FiltersQuery = Query<BusinessFacetsCall>

/** The public holidays around a moment at a business. */
export const toHolidaysQuery = (
  { country, province, timeZone }: Pick<Business, 'country' | 'province' | 'timeZone'>,
  now: number,
): HolidaysQuery => ({ country, province, day: toLocalDay(now, timeZone) })

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

const toProfileError = (error: ApiError): ApiError => ({
  ...error,
  message: error.status === 404 ? 'Business not found' : 'Failed to fetch business',
})

/** Businesses in lists and in detail, with their counts and reviews. */
export const businessesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listBusinesses: build.query<Page<ListedBusiness>, BusinessesQuery>({
      query: (query) => get<ListBusinesses>('/api/businesses', { query }),
      transformResponse: toListedPage,
      transformErrorResponse: (error) => ({ ...error, message: 'Failed to fetch businesses' }),
      providesTags: ['Business'],
    }),
    getBusiness: build.query<Profile, string>({
      query: (idOrSlug) => get<GetBusiness>('/api/businesses/:idOrSlug', { params: { idOrSlug } }),
      transformErrorResponse: toProfileError,
      providesTags: ['Business'],
    }),
    /** The same call for a signed-in user: the server's page was rendered without cookies. */
    getBusinessAsOwner: build.query<Profile, string>({
      query: (idOrSlug) => get<GetBusiness>('/api/businesses/:idOrSlug', { params: { idOrSlug } }),
      transformErrorResponse: toProfileError,
      providesTags: ['Business', 'Own'],
    }),
    /** From a table in a chunk of its own; the server's pages embed the few days that they need. */
    listHolidays: build.query<PublicHoliday[], HolidaysQuery>({
      queryFn: async (query) => {
        const { listHolidays } = await import('./list-holidays.ts')
        return { data: listHolidays(query) }
      },
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
  useGetBusinessQuery,
  useGetBusinessAsOwnerQuery,
  useListHolidaysQuery,
  useListIndustriesQuery,
  useProvinceStatsQuery,
  useBusinessFacetsQuery,
  useBusinessMapQuery,
  useLiveFiguresQuery,
} = businessesApi
