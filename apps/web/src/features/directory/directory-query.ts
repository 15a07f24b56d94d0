import { parseCategory, parseIndustry } from '@portal/domain/business'
import { getCountry, getProvince } from '@portal/domain/place'
import { DIRECTORY_LISTS, paths, withQuery, type DirectoryList } from '#shared/urls/paths.ts'
import type { ListAddress } from './list/list-address.ts'
import {
  isCountry,
  parseListingQuery,
  toCanonical,
  toQueryValues,
  updateQuery,
  type ListingQuery,
} from './list/listing-query.ts'

/** The parts of a directory address. */
export interface DirectoryAddress {
  list?: string | undefined
  industry?: string | undefined
  searchParams: URLSearchParams
}

export const isDirectoryList = (text: string | undefined): text is DirectoryList =>
  DIRECTORY_LISTS.some((list) => list === text)

/** Parses a directory address: the path takes precedence over the query string. */
export function parseDirectoryQuery({ list, industry, searchParams }: DirectoryAddress): ListingQuery {
  const query = parseListingQuery(searchParams)
  return {
    ...query,
    ...(isDirectoryList(list) && { tab: list }),
    ...(industry !== undefined && { industry: parseIndustry(industry)?.slug ?? industry }),
  }
}

/** A directory tab's path, and the remaining settings for the query string. */
function toPath(query: ListingQuery): { path: string; rest: Partial<ListingQuery> } {
  if (isDirectoryList(query.tab)) return { path: paths.directoryList(query.tab), rest: { tab: '' } }
  if (query.tab === '' && parseIndustry(query.industry))
    return { path: paths.directoryIndustry(query.industry), rest: { industry: '' } }
  return { path: paths.directory(), rest: {} }
}

/** The directory's address at some settings. */
export function getDirectoryHref(query: ListingQuery): string {
  const { path, rest } = toPath(query)
  return withQuery(path, toQueryValues({ ...query, ...rest }))
}

/** The canonical address: place, kind of business and page. */
export const getCanonicalHref = (query: ListingQuery): string => getDirectoryHref(toCanonical(query))

/** Addresses of the directory: of a tab with its own path, or of the advanced search. */
export const createDirectoryAddress = ({ tab }: ListingQuery, isSearch = false): ListAddress => {
  const list = !isSearch && isDirectoryList(tab) ? tab : undefined
  const { directory, directoryList, directorySearch } = paths
  return {
    toHref: isSearch ? (query) => directorySearch(toQueryValues(query)) : getDirectoryHref,
    parse: (searchParams) => parseDirectoryQuery({ list, searchParams }),
    action: isSearch ? directorySearch() : list ? directoryList(list) : directory(),
    toFormValues: (query) => toQueryValues({ ...query, tab: list ? '' : query.tab }),
    searchName: 'search',
    fixed: [],
  }
}

export const TABS = [
  { tab: '', label: 'All Businesses' },
  { tab: 'featured', label: 'Featured' },
  { tab: 'new', label: 'New Listings' },
  { tab: 'verified', label: 'Verified' },
  { tab: 'top-rated', label: 'Top Rated' },
] as const satisfies readonly { tab: ListingQuery['tab']; label: string }[]

const LIST_HEADINGS = {
  featured: 'Featured Businesses',
  new: 'New Listings',
  verified: 'Verified Businesses',
  'top-rated': 'Top Rated Businesses',
} as const satisfies Record<Exclude<ListingQuery['tab'], ''>, string>

const formatPlace = ({ country, province }: ListingQuery): string | null =>
  province ? getProvince(province).name : isCountry(country) ? getCountry(country).name : null

/** The page's heading: from its tab, industry or category, and place. */
export function getDirectoryHeading(query: ListingQuery, isSearch = false): string {
  const industry = parseIndustry(query.industry)
  const place = formatPlace(query)
  const category = industry?.name ?? parseCategory(query.category)?.name
  const subject = query.tab ? LIST_HEADINGS[query.tab] : category
  if (subject) return place ? `${subject} in ${place}` : subject
  if (place) return `Businesses in ${place}`
  return isSearch ? 'Advanced Search' : 'Directory'
}

export const getTabHref = (query: ListingQuery, tab: ListingQuery['tab']): string =>
  getDirectoryHref(updateQuery(query, { tab }))

/** Query of the province counts. */
export const PROVINCE_COUNTS = { country: 'sb' } as const
