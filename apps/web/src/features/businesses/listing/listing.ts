import { categoryFromText, categorySlug, industryFromText } from '@portal/domain/business'
import type { BusinessSort, BusinessTab, BusinessType } from '@portal/domain/contract'
import { resolvePlace, type CountryCode, type ProvinceCode } from '@portal/domain/place'
import { BUSINESS_TYPES, SHOWN } from '@portal/reference-data'
import type { ListingLayout } from '#shared/lists/listing-layout.ts'
import type { BusinessesQuery } from '../businesses.api.ts'

/** What the controls of a list of businesses are set to. An empty text is no choice. */
export interface Listing {
  search: string
  /** A country's code, or what the address says when it names no place. */
  country: string
  province: ProvinceCode | ''
  /** A canonical slug, or what the address says when it names no industry. */
  industry: string
  /** A category's slug, or what the address says when it names none. */
  category: string
  tab: BusinessTab | ''
  types: BusinessType[]
  sort: BusinessSort | ''
  /** Empty is the layout that the device remembers. */
  layout: ListingLayout | ''
  /** The last page shown, from 1. */
  page: number
  /** The first page shown: the ones between stand above it. */
  from: number
}

/** The longest text that the search takes, in characters. */
export const SEARCH_MAX = 200
/** Pages that can be reached by number. */
export const MAX_PAGES = Math.floor(10_000 / SHOWN.pageSize)
/** Pages that "Load More" may put one under the other in one address. */
const MAX_PAGES_TOGETHER = 10

const TABS = ['featured', 'new', 'verified', 'top-rated'] as const satisfies readonly BusinessTab[]
const SORTS = ['rating', 'newest', 'alphabetical'] as const satisfies readonly BusinessSort[]
const LAYOUTS = ['grid', 'list'] as const satisfies readonly ListingLayout[]

const parseText = (query: URLSearchParams, name: string): string =>
  (query.get(name) ?? '').trim().slice(0, SEARCH_MAX)

const parseOneOf = <Value extends string>(values: readonly Value[], given: string | null): Value | '' =>
  values.find((value) => value === given) ?? ''

const parsePageNumber = (given: string | null): number =>
  given !== null && /^[1-9]\d{0,8}$/.test(given) ? Math.min(Number(given), MAX_PAGES) : 1

function parsePages(query: URLSearchParams): Pick<Listing, 'page' | 'from'> {
  const page = parsePageNumber(query.get('page'))
  const from = query.has('from') ? Math.min(parsePageNumber(query.get('from')), page) : page
  return { page, from: Math.max(from, page - MAX_PAGES_TOGETHER + 1) }
}

/** A place of an address: one that exists becomes codes, a province standing for its country too. */
function parsePlace(country: string, province: string): Pick<Listing, 'country' | 'province'> {
  const narrow = resolvePlace(province)
  if (narrow?.province) return { country: '', province: narrow.province }
  const place = resolvePlace(country)
  if (province !== '' && !narrow) return { country: province, province: '' }
  if (place?.province) return { country: '', province: place.province }
  return { country: place?.country ?? country, province: '' }
}

/** Reads the query string of a list; what it can't mean is left out. */
export function parseListing(query: URLSearchParams): Listing {
  const industry = parseText(query, 'industry')
  const category = parseText(query, 'category')
  return {
    search: parseText(query, 'search'),
    ...parsePlace(parseText(query, 'country'), parseText(query, 'province')),
    industry: industryFromText(industry)?.slug ?? industry,
    category: categorySlug(categoryFromText(category)?.name ?? category),
    tab: parseOneOf(TABS, query.get('tab')),
    types: BUSINESS_TYPES.filter((type) => query.getAll('type').includes(type)),
    sort: parseOneOf(SORTS, query.get('sort')),
    layout: parseOneOf(LAYOUTS, query.get('view')),
    ...parsePages(query),
  }
}

/** The call for one page of a list; what is not chosen is not sent. */
export const toBusinessesQuery = (listing: Listing, page: number): BusinessesQuery => ({
  country: listing.country || undefined,
  province: listing.province || undefined,
  category: listing.category || undefined,
  industry: listing.industry || undefined,
  search: listing.search || undefined,
  tab: listing.tab || undefined,
  type: listing.types.length > 0 ? listing.types : undefined,
  sort: listing.sort || undefined,
  limit: String(SHOWN.pageSize),
  page: page > 1 ? String(page) : undefined,
})

/** The pages that a list shows one under the other. */
export const pagesShown = ({ from, page }: Listing): number[] =>
  Array.from({ length: page - from + 1 }, (_, index) => from + index)

/** The query string of a list's settings, without its place in pages at the first one. */
export const toQueryValues = (listing: Listing) => ({
  search: listing.search,
  country: listing.country,
  province: listing.province,
  industry: listing.industry,
  category: listing.category,
  tab: listing.tab,
  type: listing.types,
  sort: listing.sort,
  view: listing.layout,
  from: listing.from < listing.page ? listing.from : undefined,
  page: listing.page > 1 ? listing.page : undefined,
})

/** What a list reads from the query string. */
export const LISTING_PARAMETERS = Object.keys(toQueryValues(parseListing(new URLSearchParams())))

/** The same list with something else chosen, from its first page. */
export const withChoice = (listing: Listing, changes: Partial<Listing>): Listing => ({
  ...listing,
  page: 1,
  from: 1,
  ...changes,
})

/** The list at one of its pages, alone. */
export const withPage = (listing: Listing, page: number): Listing => ({ ...listing, page, from: page })

/** Whether a page of a list comes after its last one. */
export const isPastEnd = (page: number, total: number): boolean =>
  page > 1 && (page - 1) * SHOWN.pageSize >= total

/** Whether a list's country is one that exists. */
export const isCountry = (country: string): country is CountryCode =>
  resolvePlace(country)?.country === country
