import { parseCategory, parseIndustry } from '@portal/domain/business'
import { getCountry, getProvince } from '@portal/domain/place'
import { DIRECTORY_LISTS, paths, withQuery, type DirectoryList } from '#shared/urls/paths.ts'
import type { ListingAddress } from './list/listing-address.ts'
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
  query: URLSearchParams
}

export const isDirectoryList = (text: string | undefined): text is DirectoryList =>
  DIRECTORY_LISTS.some((list) => list === text)

/** Parses a directory address: the path takes precedence over the query string. */
export function parseDirectoryQuery({ list, industry, query }: DirectoryAddress): ListingQuery {
  const listing = parseListingQuery(query)
  return {
    ...listing,
    ...(isDirectoryList(list) && { tab: list }),
    ...(industry !== undefined && { industry: parseIndustry(industry)?.slug ?? industry }),
  }
}

/** A directory tab's path, and the remaining settings for the query string. */
function toPath(listing: ListingQuery): { path: string; rest: Partial<ListingQuery> } {
  if (isDirectoryList(listing.tab)) return { path: paths.directoryList(listing.tab), rest: { tab: '' } }
  if (listing.tab === '' && parseIndustry(listing.industry))
    return { path: paths.directoryIndustry(listing.industry), rest: { industry: '' } }
  return { path: paths.directory(), rest: {} }
}

/** The directory's address at some settings. */
export function getDirectoryHref(listing: ListingQuery): string {
  const { path, rest } = toPath(listing)
  return withQuery(path, toQueryValues({ ...listing, ...rest }))
}

/** The canonical address: place, kind of business and page. */
export const getCanonicalHref = (listing: ListingQuery): string => getDirectoryHref(toCanonical(listing))

/** How the directory writes and reads its addresses, on the page of a list of its own and as the advanced search too. */
export const createDirectoryAddress = ({ tab }: ListingQuery, isSearch = false): ListingAddress => {
  const list = !isSearch && isDirectoryList(tab) ? tab : undefined
  const { directory, directoryList, directorySearch } = paths
  return {
    hrefOf: isSearch ? (listing) => directorySearch(toQueryValues(listing)) : getDirectoryHref,
    parse: (query) => parseDirectoryQuery({ list, query }),
    action: isSearch ? directorySearch() : list ? directoryList(list) : directory(),
    toFormValues: (listing) => toQueryValues({ ...listing, tab: list ? '' : listing.tab }),
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
export function getDirectoryHeading(listing: ListingQuery, isSearch = false): string {
  const industry = parseIndustry(listing.industry)
  const place = formatPlace(listing)
  const category = industry?.name ?? parseCategory(listing.category)?.name
  const subject = listing.tab ? LIST_HEADINGS[listing.tab] : category
  if (subject) return place ? `${subject} in ${place}` : subject
  if (place) return `Businesses in ${place}`
  return isSearch ? 'Advanced Search' : 'Directory'
}

export const getTabHref = (listing: ListingQuery, tab: ListingQuery['tab']): string =>
  getDirectoryHref(updateQuery(listing, { tab }))

/** Query of the province counts. */
export const PROVINCE_COUNTS = { country: 'sb' } as const
