import { categoryFromText, categorySlug, industryFromText } from '@portal/domain/business'
import type { BusinessSort, BusinessTab, BusinessType } from '@portal/domain/contract'
import { resolvePlace, type CountryCode, type ProvinceCode } from '@portal/domain/place'
import { BUSINESS_TYPES, DISPLAY_COUNTS } from '@portal/reference-data'
import type { ListingLayout } from '#shared/lists/listing-layout.ts'
import type { BusinessesQuery } from '../businesses.api.ts'

/** The settings of a list of businesses. An empty string means no choice. */
export interface Listing {
  search: string
  /** A country code, or the address's text if it names no place. */
  country: string
  province: ProvinceCode | ''
  /** An industry's slug, or the address's text if it names none. */
  industry: string
  /** A category's slug, or the address's text if it names none. */
  category: string
  tab: BusinessTab | ''
  types: BusinessType[]
  sort: BusinessSort | ''
  /** Empty means the layout stored on the device. */
  layout: ListingLayout | ''
  /** The last page shown, from 1. */
  page: number
  /** The first page shown: all pages from it to `page` are shown. */
  from: number
}

/** Maximum length of a search, in characters. */
export const SEARCH_MAX = 200
/** Maximum page number. */
export const MAX_PAGES = Math.floor(10_000 / DISPLAY_COUNTS.pageSize)
/** Pages that "Load More" may combine in one address. */
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

/** Parses a place: an existing one becomes codes, a province implies its country. */
function parsePlace(country: string, province: string): Pick<Listing, 'country' | 'province'> {
  const narrow = resolvePlace(province)
  if (narrow?.province) return { country: '', province: narrow.province }
  const place = resolvePlace(country)
  if (province !== '' && !narrow) return { country: province, province: '' }
  if (place?.province) return { country: '', province: place.province }
  return { country: place?.country ?? country, province: '' }
}

/** Parses a list's query string; invalid values are dropped. */
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

/** The query of one page; unset values are left out. */
export const toBusinessesQuery = (listing: Listing, page: number): BusinessesQuery => ({
  country: listing.country || undefined,
  province: listing.province || undefined,
  category: listing.category || undefined,
  industry: listing.industry || undefined,
  search: listing.search || undefined,
  tab: listing.tab || undefined,
  type: listing.types.length > 0 ? listing.types : undefined,
  sort: listing.sort || undefined,
  limit: String(DISPLAY_COUNTS.pageSize),
  page: page > 1 ? String(page) : undefined,
})

/** The page numbers that a list shows. */
export const pagesShown = ({ from, page }: Listing): number[] =>
  Array.from({ length: page - from + 1 }, (_, index) => from + index)

/** The query values of a list's settings; `page` is left out for the first page. */
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

/** Query parameters of a list. */
export const LISTING_PARAMETERS = Object.keys(toQueryValues(parseListing(new URLSearchParams())))

/** The list with changed settings, from its first page. */
export const withChoice = (listing: Listing, changes: Partial<Listing>): Listing => ({
  ...listing,
  page: 1,
  from: 1,
  ...changes,
})

/** The list with a single page. */
export const withPage = (listing: Listing, page: number): Listing => ({ ...listing, page, from: page })

/** Whether a page is beyond the last one. */
export const isPastEnd = (page: number, total: number): boolean =>
  page > 1 && (page - 1) * DISPLAY_COUNTS.pageSize >= total

/** Whether a list's country is one that exists. */
export const isCountry = (country: string): country is CountryCode =>
  resolvePlace(country)?.country === country
