import { parseCategory, getCategorySlug, parseIndustry } from '@portal/domain/business'
import type { BusinessSort, BusinessTab, BusinessType } from '@portal/domain/contract'
import {
  parseArea,
  resolvePlace,
  type Coordinates,
  type CountryCode,
  type ProvinceCode,
} from '@portal/domain/place'
import {
  AMENITIES,
  BUSINESS_TYPES,
  DELIVERIES,
  DISPLAY_COUNTS,
  PAYMENTS,
  type AmenityCode,
  type DeliveryCode,
  type PaymentCode,
} from '@portal/reference-data'
import type { ListLayout } from '#shared/lists/list-layout.ts'
import type { BusinessesQuery, FiltersQuery } from '#features/businesses/businesses.api.ts'
import { formatPosition, parsePosition } from './near/position.ts'

/** How a list is shown: as cards in a layout, or on the map. */
export type ListView = ListLayout | 'map'

/** The settings of a list of businesses. An empty string means no choice. */
export interface ListingQuery {
  search: string
  /** A country code, or the address's text if it names no place. */
  country: string
  province: ProvinceCode | ''
  /** A town by its name. */
  town: string
  /** An industry's slug, or the address's text if it names none. */
  industry: string
  /** A category's slug, or the address's text if it names none. */
  category: string
  tab: BusinessTab | ''
  types: BusinessType[]
  open: boolean
  verified: boolean
  photos: boolean
  /** The minimum number of stars. */
  rating: (typeof RATINGS)[number] | ''
  delivery: DeliveryCode[]
  pays: PaymentCode[]
  amenities: AmenityCode[]
  /** The position that the list is sorted by distance from, if known. */
  near: Coordinates | null
  /** The area of the map that the list is narrowed to: `west,south,east,north`. */
  area: string
  /** The name of that area, or of that position unless it is the visitor's own: `Buala`. */
  around: string
  sort: BusinessSort | ''
  /** Empty means the layout stored on the device. */
  view: ListView | ''
  /** The last page shown, from 1. */
  page: number
  /** The first page shown: all pages from it to `page` are shown. */
  from: number
}

/** Maximum length of a search, in characters. */
export const SEARCH_MAX = 200
/** The last row that numbered pages reach. */
const MAX_ROWS = 10_000
/** Pages that "Load More" may combine in one address. */
const MAX_PAGES_TOGETHER = 10
/** Maximum page number. */
const MAX_PAGES = Math.floor(MAX_ROWS / DISPLAY_COUNTS.pageSize)

/** The ratings that lists are narrowed to. */
export const RATINGS = ['3', '4'] as const

const TABS = ['featured', 'new', 'verified', 'top-rated'] as const satisfies readonly BusinessTab[]
const SORTS = ['relevance', 'rating', 'newest', 'alphabetical'] as const satisfies readonly BusinessSort[]
const VIEWS = ['grid', 'list', 'map'] as const satisfies readonly ListView[]

const parseText = (query: URLSearchParams, name: string): string =>
  (query.get(name) ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, SEARCH_MAX)

const parseOneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | '' =>
  values.find((value) => value === text) ?? ''

const parseCodes = <Code extends string>(
  table: readonly { readonly code: Code }[],
  values: readonly string[],
): Code[] => table.map(({ code }) => code).filter((code) => values.includes(code))

const parsePageNumber = (text: string | null): number =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Math.min(Number(text), MAX_PAGES) : 1

function parsePages(query: URLSearchParams): Pick<ListingQuery, 'page' | 'from'> {
  const page = parsePageNumber(query.get('page'))
  const from = query.has('from') ? Math.min(parsePageNumber(query.get('from')), page) : page
  return { page, from: Math.max(from, page - MAX_PAGES_TOGETHER + 1) }
}

/**
 * Parses a place: an existing one becomes codes, a province implies its country. A country that contradicts the
 * province wins, since without script the previous country's province is still selected.
 */
function parsePlace(query: URLSearchParams): Pick<ListingQuery, 'country' | 'province' | 'town'> {
  const [country, province, town] = [
    parseText(query, 'country'),
    parseText(query, 'province'),
    parseText(query, 'town'),
  ]
  const narrow = resolvePlace(province)
  const place = resolvePlace(country)
  if (narrow?.province) {
    return place && place.country !== narrow.country
      ? { country: place.country, province: '', town: '' }
      : { country: '', province: narrow.province, town }
  }
  if (province !== '' && !narrow) return { country: province, province: '', town }
  if (place?.province) return { country: '', province: place.province, town }
  return { country: place?.country ?? country, province: '', town }
}

const isTrue = (query: URLSearchParams, name: string): boolean => query.get(name) === 'true'

const parseAreaText = (text: string): string => (parseArea(text) ? text : '')

/** The sort order: relevance is the default, except in lists sorted by distance; those of an area have no other. */
function parseSort(query: URLSearchParams, near: Coordinates | null): ListingQuery['sort'] {
  const sort = parseOneOf(SORTS, query.get('sort'))
  if (parseAreaText(query.get('area') ?? '') !== '') return ''
  return near === null && sort === 'relevance' ? '' : sort
}

/** Parses a list's query string, in which its text has a name; invalid values are dropped. */
export function parseListingQuery(query: URLSearchParams, searchName = 'search'): ListingQuery {
  const industry = parseText(query, 'industry')
  const category = parseText(query, 'category')
  const near = parsePosition(query.get('near'))
  return {
    search: parseText(query, searchName),
    ...parsePlace(query),
    industry: parseIndustry(industry)?.slug ?? industry,
    category: getCategorySlug(parseCategory(category)?.name ?? category),
    tab: parseOneOf(TABS, query.get('tab')),
    types: BUSINESS_TYPES.filter((type) => query.getAll('type').includes(type)),
    open: isTrue(query, 'open'),
    verified: isTrue(query, 'verified'),
    photos: isTrue(query, 'photos'),
    rating: parseOneOf(RATINGS, query.get('rating')),
    delivery: parseCodes(DELIVERIES, query.getAll('delivery')),
    pays: parseCodes(PAYMENTS, query.getAll('pays')),
    amenities: parseCodes(AMENITIES, query.getAll('amenity')),
    near,
    area: parseAreaText(query.get('area') ?? ''),
    around: parseText(query, 'around'),
    sort: parseSort(query, near),
    view: parseOneOf(VIEWS, query.get('view')),
    ...parsePages(query),
  }
}

const orUndefined = <Code extends string>(codes: Code[]): Code[] | undefined =>
  codes.length > 0 ? codes : undefined

/** The position: the nearest come first unless an order is chosen, and cards show distances. */
const toNear = ({ near }: ListingQuery) => (near ? formatPosition(near) : undefined)

/** The filters of a list, for its counts and its map. */
export const toFiltersQuery = (query: ListingQuery): FiltersQuery => ({
  country: query.country || undefined,
  province: query.province || undefined,
  town: query.town || undefined,
  category: query.category || undefined,
  industry: query.industry || undefined,
  search: query.search || undefined,
  tab: query.tab || undefined,
  type: orUndefined(query.types),
  open: query.open ? 'true' : undefined,
  verified: query.verified ? 'true' : undefined,
  photos: query.photos ? 'true' : undefined,
  rating: query.rating || undefined,
  delivery: orUndefined(query.delivery),
  pays: orUndefined(query.pays),
  amenity: orUndefined(query.amenities),
  area: query.area || undefined,
})

/** The query of one page; unset values are left out. */
export const toBusinessesQuery = (
  query: ListingQuery,
  page: number,
  limit: number = DISPLAY_COUNTS.pageSize,
): BusinessesQuery => ({
  ...toFiltersQuery(query),
  near: toNear(query),
  sort: query.sort || undefined,
  limit: String(limit),
  page: page > 1 ? String(page) : undefined,
})

/** The page numbers that a list shows. */
export const listPageNumbers = ({ from, page }: ListingQuery): number[] =>
  Array.from({ length: page - from + 1 }, (_, index) => from + index)

const toFlag = (isSet: boolean): 'true' | undefined => (isSet ? 'true' : undefined)

/** The query values of a list's filters. */
export const toFilterValues = (query: ListingQuery) => ({
  country: query.country,
  province: query.province,
  town: query.town,
  industry: query.industry,
  category: query.category,
  tab: query.tab,
  type: query.types,
  open: toFlag(query.open),
  verified: toFlag(query.verified),
  photos: toFlag(query.photos),
  rating: query.rating,
  delivery: query.delivery,
  pays: query.pays,
  amenity: query.amenities,
  near: toNear(query),
  area: query.area,
  around: query.near || query.area ? query.around : '',
})

/** The query values of a list's settings; `page` is left out for the first page. */
export const toQueryValues = (query: ListingQuery) => ({
  search: query.search,
  ...toFilterValues(query),
  sort: query.sort,
  view: query.view,
  from: query.from < query.page ? query.from : undefined,
  page: query.page > 1 ? query.page : undefined,
})

/** A list with nothing chosen. */
export const EMPTY_QUERY = parseListingQuery(new URLSearchParams())

/** Query parameters of a list. */
export const QUERY_PARAMETERS = Object.keys(toQueryValues(EMPTY_QUERY))

/** The list with changed settings, from its first page. */
export const updateQuery = (query: ListingQuery, changes: Partial<ListingQuery>): ListingQuery => ({
  ...query,
  page: 1,
  from: 1,
  ...changes,
})

/** The list with a single page. */
export const setPage = (query: ListingQuery, page: number): ListingQuery => ({
  ...query,
  page,
  from: page,
})

/** The list as search engines know it: only its place and kind of business. */
export const toCanonical = ({
  country,
  province,
  industry,
  category,
  tab,
  page,
}: ListingQuery): ListingQuery => ({
  ...EMPTY_QUERY,
  country,
  province,
  industry,
  category,
  tab,
  page,
  from: page,
})

/** How many pages a list has. */
export const countPages = (total: number, pageSize: number): number =>
  Math.ceil(Math.min(total, MAX_PAGES * pageSize) / pageSize)

/** Whether a page is beyond the last one. */
export const isPastEnd = (page: number, total: number, pageSize: number): boolean =>
  page > 1 && (page - 1) * pageSize >= total

/** Adds the country of the province, as visitors see it: addresses have only the province. */
export const addCountry = (query: ListingQuery): ListingQuery => ({
  ...query,
  country: query.country || (resolvePlace(query.province)?.country ?? ''),
})

/** Whether a list's country is one that exists. */
export const isCountry = (country: string): country is CountryCode =>
  resolvePlace(country)?.country === country
