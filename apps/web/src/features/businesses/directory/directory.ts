import { categoryFromText, industryFromText } from '@portal/domain/business'
import { countryOf, provinceOf } from '@portal/domain/place'
import { DIRECTORY_LISTS, paths, withQuery, type DirectoryList } from '#shared/urls/paths.ts'
import type { ListingAddress } from '../listing/listing-address.ts'
import {
  isCountry,
  parseListing,
  toCanonical,
  toQueryValues,
  withChoice,
  type Listing,
} from '../listing/listing.ts'

/** The parts of a directory address. */
export interface DirectoryAddress {
  list?: string | undefined
  industry?: string | undefined
  query: URLSearchParams
}

export const isDirectoryList = (text: string | undefined): text is DirectoryList =>
  DIRECTORY_LISTS.some((list) => list === text)

/** Parses a directory address: the path takes precedence over the query string. */
export function parseDirectoryListing({ list, industry, query }: DirectoryAddress): Listing {
  const listing = parseListing(query)
  return {
    ...listing,
    ...(isDirectoryList(list) && { tab: list }),
    ...(industry !== undefined && { industry: industryFromText(industry)?.slug ?? industry }),
  }
}

/** A directory tab's path, and the remaining settings for the query string. */
function toPath(listing: Listing): { path: string; rest: Partial<Listing> } {
  if (isDirectoryList(listing.tab)) return { path: paths.directoryList(listing.tab), rest: { tab: '' } }
  if (listing.tab === '' && industryFromText(listing.industry))
    return { path: paths.directoryIndustry(listing.industry), rest: { industry: '' } }
  return { path: paths.directory(), rest: {} }
}

/** The directory's address at some settings. */
export function directoryHref(listing: Listing): string {
  const { path, rest } = toPath(listing)
  return withQuery(path, toQueryValues({ ...listing, ...rest }))
}

/** The canonical address: place, kind of business and page. */
export const canonicalHref = (listing: Listing): string => directoryHref(toCanonical(listing))

/** How the directory writes and reads its addresses, on the page of a list of its own and as the advanced search too. */
export const directoryAddress = ({ tab }: Listing, isSearch = false): ListingAddress => {
  const list = !isSearch && isDirectoryList(tab) ? tab : undefined
  const { directory, directoryList, directorySearch } = paths
  return {
    hrefOf: isSearch ? (listing) => directorySearch(toQueryValues(listing)) : directoryHref,
    parse: (query) => parseDirectoryListing({ list, query }),
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
] as const satisfies readonly { tab: Listing['tab']; label: string }[]

const LIST_HEADINGS = {
  featured: 'Featured Businesses',
  new: 'New Listings',
  verified: 'Verified Businesses',
  'top-rated': 'Top Rated Businesses',
} as const satisfies Record<Exclude<Listing['tab'], ''>, string>

const formatPlace = ({ country, province }: Listing): string | null =>
  province ? provinceOf(province).name : isCountry(country) ? countryOf(country).name : null

/** The page's heading: from its tab, industry or category, and place. */
export function directoryHeading(listing: Listing, isSearch = false): string {
  const industry = industryFromText(listing.industry)
  const place = formatPlace(listing)
  const category = industry?.name ?? categoryFromText(listing.category)?.name
  const subject = listing.tab ? LIST_HEADINGS[listing.tab] : category
  if (subject) return place ? `${subject} in ${place}` : subject
  if (place) return `Businesses in ${place}`
  return isSearch ? 'Advanced Search' : 'Directory'
}

export const tabHref = (listing: Listing, tab: Listing['tab']): string =>
  directoryHref(withChoice(listing, { tab }))

/** Query of the province counts. */
export const PROVINCE_COUNTS = { country: 'sb' } as const
