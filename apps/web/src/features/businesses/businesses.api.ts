import { getBusinessPath, toExcerpt } from '@portal/domain/business'
import { slugify, toLocalDay } from '@portal/domain/shared'
import type * as contract from '@portal/domain/contract'
import type {
  Business,
  BusinessFacets,
  BusinessSummary,
  Industry,
  IndustryEntry,
} from '@portal/domain/contract'
import type { Coordinates, PublicHoliday } from '@portal/domain/place'
import type { ApiError } from '#shared/calls/api-error.ts'
import { api } from '#api/api.ts'
import type { AnswerMeta } from '#api/base-query.ts'
import { packHours } from './opening/packed-hours.ts'
import type { HolidaysQuery } from './profile/hours/list-holidays.ts'
import { get, type Answer, type Query } from '#shared/calls/call.ts'
import { toPage, type Page } from '#api/page.ts'

type ListBusinesses = typeof contract.listBusinesses
type GetBusiness = typeof contract.getBusiness
type ListIndustries = typeof contract.listIndustries
type ProvinceStats = typeof contract.provinceStats
type BusinessFacetsCall = typeof contract.businessFacets
type BusinessMapCall = typeof contract.businessMap
type DashboardStats = typeof contract.dashboardStats

/** A profile: the business, or what is still public of an expired one. */
export type Profile = Answer<GetBusiness>
export type BusinessesQuery = Query<ListBusinesses>
export type FiltersQuery = Query<BusinessFacetsCall>

const LISTED_FIELDS = [
  'id',
  'name',
  'category',
  'country',
  'province',
  'address',
  'isVerified',
  'rating',
  'reviewCount',
  'isSample',
  'phone',
] as const satisfies readonly (keyof BusinessSummary)[]

/** A business as a list shows it. */
export type ListedBusiness = Pick<BusinessSummary, (typeof LISTED_FIELDS)[number]> & {
  /** Left out if it can be derived from the name. */
  slug?: string
  excerpt: string
  /** See `packHours`; left out where they are unknown. */
  hours?: string
  /** Left out unless it is temporarily closed: until that local day, or nobody knows. */
  closed?: string | true
  /** Only in a list that is asked for what is near. */
  position?: Coordinates
  /** The cover's address with its approximate colour as a fragment: `/media/n1f…-1600.webp#367`. */
  cover?: string
}

/** The public holidays around a moment at a business. */
export const toHolidaysQuery = (
  { country, province, timeZone }: Pick<Business, 'country' | 'province' | 'timeZone'>,
  now: number,
): HolidaysQuery => ({ country, province, day: toLocalDay(now, timeZone) })

/** Length of an excerpt that fits into two lines of a card. */
const CARD_EXCERPT = 52

/** The nearest three-digit colour: it is only shown until the photo has loaded. */
const shortColor = (color: string): string =>
  `#${[1, 3, 5].map((at) => Math.round(Number.parseInt(color.slice(at, at + 2), 16) / 17).toString(16)).join('')}`

/** Without the estimates, which the screens have as a table. */
const listedIndustry = ({
  name,
  slug,
  description,
  businessCount,
  topCountries,
}: IndustryEntry): Industry => ({ name, slug, description, businessCount, topCountries })

/** Reduces a business to what lists show, since it is dehydrated with the page. */
export function toListed(business: BusinessSummary): ListedBusiness {
  const { name, slug, images, cover } = business
  return {
    ...(Object.fromEntries(LISTED_FIELDS.map((key) => [key, business[key]])) as Pick<
      BusinessSummary,
      (typeof LISTED_FIELDS)[number]
    >),
    ...(slug !== slugify(name) && { slug }),
    ...(business.hours && { hours: packHours(business.hours) }),
    ...(business.temporarilyClosed && { closed: business.temporarilyClosedUntil ?? true }),
    excerpt: toExcerpt(business.excerpt, CARD_EXCERPT),
    ...(images[0] !== undefined && { cover: images[0] + (cover ? shortColor(cover.color) : '') }),
  }
}

/** Where it is, for a card that says how far away that is. */
const toLocated = (business: BusinessSummary): ListedBusiness => {
  const { latitude, longitude } = business
  const listed = toListed(business)
  return latitude === null || longitude === null ? listed : { ...listed, position: { latitude, longitude } }
}

/** How the answer of a query is reduced. */
export const toListedFor = ({ near }: { near?: unknown }) => (near === undefined ? toListed : toLocated)

/** Memoized paths: lists repeat businesses, and making a slug of a name is slow. */
const pathCache = new WeakMap<ListedBusiness, string>()

function toPath(business: ListedBusiness): string {
  const path = getBusinessPath({ ...business, slug: business.slug ?? slugify(business.name) })
  pathCache.set(business, path)
  return path
}

/** Path of a listed business's profile. */
export const getListedPath = (business: ListedBusiness): string => pathCache.get(business) ?? toPath(business)

const listedPage = (
  items: BusinessSummary[],
  meta: AnswerMeta | undefined,
  query: BusinessesQuery,
): Page<ListedBusiness> => toPage(items.map(toListedFor(query)), meta)

const profileError = (error: ApiError): ApiError => ({
  ...error,
  message: error.status === 404 ? 'Business not found' : 'Failed to fetch business',
})

/** Businesses in lists and in detail, with their counts and reviews. */
export const businessesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listBusinesses: build.query<Page<ListedBusiness>, BusinessesQuery>({
      query: (query) => get<ListBusinesses>('/api/businesses', { query }),
      transformResponse: listedPage,
      transformErrorResponse: (error) => ({ ...error, message: 'Failed to fetch businesses' }),
      providesTags: ['Business'],
    }),
    getBusiness: build.query<Profile, string>({
      query: (idOrSlug) => get<GetBusiness>('/api/businesses/:idOrSlug', { params: { idOrSlug } }),
      transformErrorResponse: profileError,
      providesTags: ['Business'],
    }),
    /** The same call for a signed-in user: the server's page was rendered without cookies. */
    getBusinessAsOwner: build.query<Profile, string>({
      query: (idOrSlug) => get<GetBusiness>('/api/businesses/:idOrSlug', { params: { idOrSlug } }),
      transformErrorResponse: profileError,
      providesTags: ['Business', 'Own'],
    }),
    /** From a table that is loaded by itself: pages bring along the few days that they need. */
    listHolidays: build.query<PublicHoliday[], HolidaysQuery>({
      queryFn: async (query) => {
        const { listHolidays } = await import('./profile/hours/list-holidays.ts')
        return { data: listHolidays(query) }
      },
    }),
    listIndustries: build.query<Industry[], Query<ListIndustries>>({
      query: (query) => get<ListIndustries>('/api/industries', { query }),
      transformResponse: (industries: IndustryEntry[]) => industries.map(listedIndustry),
      providesTags: ['Business'],
    }),
    provinceStats: build.query<Answer<ProvinceStats>, Query<ProvinceStats>>({
      query: (query) => get<ProvinceStats>('/api/stats/provinces', { query }),
      providesTags: ['Business'],
    }),
    /** How many businesses each further filter leaves, and what was made of the search text. */
    businessFacets: build.query<BusinessFacets, FiltersQuery>({
      query: (query) => get<BusinessFacetsCall>('/api/businesses/facets', { query }),
      providesTags: ['Business'],
    }),
    businessMap: build.query<Answer<BusinessMapCall>, FiltersQuery>({
      query: (query) => get<BusinessMapCall>('/api/businesses/map', { query }),
      transformErrorResponse: (error) => ({ ...error, message: 'Failed to fetch the map' }),
      providesTags: ['Business'],
    }),
    liveFigures: build.query<Answer<DashboardStats>, void>({
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
