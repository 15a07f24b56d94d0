import { businessPath, toExcerpt } from '@portal/domain/business'
import { hasPlan } from '@portal/domain/plan'
import { slugify, toLocalDay } from '@portal/domain/shared'
import type * as contract from '@portal/domain/contract'
import type { Business, BusinessSummary, Industry, IndustryEntry } from '@portal/domain/contract'
import type { PublicHoliday } from '@portal/domain/place'
import type { ApiError } from '#shared/calls/api-error.ts'
import { api } from '#api/api.ts'
import type { AnswerMeta } from '#api/base-query.ts'
import type { HolidaysQuery } from './profile/hours/list-holidays.ts'
import { get, type Answer, type Query } from '#shared/calls/call.ts'
import { toPage, type Page } from '#api/page.ts'

type ListBusinesses = typeof contract.listBusinesses
type GetBusiness = typeof contract.getBusiness
type ListIndustries = typeof contract.listIndustries
type ProvinceStats = typeof contract.provinceStats
type TypeStats = typeof contract.typeStats
type DashboardStats = typeof contract.dashboardStats

/** A profile: the business, or what is still public of an expired one. */
export type Profile = Answer<GetBusiness>
export type BusinessesQuery = Query<ListBusinesses>

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
] as const satisfies readonly (keyof BusinessSummary)[]

/** A business as a list shows it. */
export type ListedBusiness = Pick<BusinessSummary, (typeof LISTED_FIELDS)[number]> & {
  /** Left out if it can be derived from the name. */
  slug?: string
  excerpt: string
  /** Left out without a plan: an imported listing has none. */
  tier?: BusinessSummary['subscriptionTier']
  /** The cover's address with its approximate colour as a fragment: `/media/n1f…-1600.webp#367`. */
  cover?: string
}

/** The public holidays around a moment at a business. */
export const toHolidaysQuery = (
  { country, province, timeZone }: Pick<Business, 'country' | 'province' | 'timeZone'>,
  now: number,
): HolidaysQuery => ({ country, province, day: toLocalDay(now, timeZone) })

/** Length of an excerpt that fits into three lines of a card. */
const CARD_EXCERPT = 84

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

const listedCache = new WeakMap<BusinessSummary, ListedBusiness>()

function pickListed(business: BusinessSummary): ListedBusiness {
  const { name, slug, images, cover } = business
  return {
    ...(Object.fromEntries(LISTED_FIELDS.map((key) => [key, business[key]])) as Pick<
      BusinessSummary,
      (typeof LISTED_FIELDS)[number]
    >),
    ...(slug !== slugify(name) && { slug }),
    ...(hasPlan(business) && { tier: business.subscriptionTier }),
    excerpt: toExcerpt(business.excerpt, CARD_EXCERPT),
    ...(images[0] !== undefined && { cover: images[0] + (cover ? shortColor(cover.color) : '') }),
  }
}

/**
 * Reduces a business to what lists show, since it is dehydrated with the page. Memoized, since the server reuses an
 * answer for many pages.
 */
export function toListed(business: BusinessSummary): ListedBusiness {
  const known = listedCache.get(business)
  if (known) return known
  const made = pickListed(business)
  listedCache.set(business, made)
  return made
}

/** Memoized paths: lists repeat businesses, and making a slug of a name is slow. */
const pathCache = new WeakMap<ListedBusiness, string>()

function toPath(business: ListedBusiness): string {
  const path = businessPath({ ...business, slug: business.slug ?? slugify(business.name) })
  pathCache.set(business, path)
  return path
}

/** Path of a listed business's profile. */
export const getListedPath = (business: ListedBusiness): string => pathCache.get(business) ?? toPath(business)

const listedPage = (items: BusinessSummary[], meta: AnswerMeta | undefined): Page<ListedBusiness> =>
  toPage(items.map(toListed), meta)

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
    typeStats: build.query<Answer<TypeStats>, Query<TypeStats>>({
      query: (query) => get<TypeStats>('/api/stats/types', { query }),
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
  useTypeStatsQuery,
  useLiveFiguresQuery,
} = businessesApi
