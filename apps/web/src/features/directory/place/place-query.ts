import { parseCategory, getCategorySlug } from '@portal/domain/business'
import { getPlaceName, resolvePlace, type Place } from '@portal/domain/place'
import { paths, withQuery } from '#shared/urls/paths.ts'
import type { ListAddress } from '../list/list-address.ts'
import { parseListingQuery, toCanonical, toQueryValues, type ListingQuery } from '../list/listing-query.ts'

/** The path of a list: `/{country}`, `/{country}/{category}` or `/countries/{category}`. */
interface PlacePath {
  /** Null for all countries. */
  place: Place | null
  /** A category's slug; empty for all, and for an unknown one. */
  category: string
}

/** A list of a place, of a category, or of both. */
export interface PlaceQuery {
  path: PlacePath
  /** Null for all countries. */
  place: Place | null
  /** As in the address; null for all categories. */
  category: string | null
  /** The settings from path and query string. */
  query: ListingQuery
}

interface PlaceAddress {
  country?: string | undefined
  category?: string | undefined
  searchParams: URLSearchParams
}

/** The place: the path takes precedence, the query string may name a province of its country. */
function narrowPlace(path: Place | null, parsed: ListingQuery): Place | null {
  const requested = parsed.province ? resolvePlace(parsed.province) : resolvePlace(parsed.country)
  if (!path) return requested
  return path.province === null && requested?.country === path.country ? requested : path
}

/** The slug of a category; null for an unknown one. */
export function findCategorySlug(category: string): string | null {
  const known = parseCategory(category)
  return known && getCategorySlug(known.name)
}

/** Parses the address of a place or a category. */
export function parsePlaceQuery({ country, category, searchParams }: PlaceAddress): PlaceQuery {
  const parsed = parseListingQuery(searchParams)
  const path = {
    place: country === undefined ? null : resolvePlace(country),
    category: findCategorySlug(category ?? '') ?? '',
  }
  const place = narrowPlace(path.place, parsed)
  const query: ListingQuery = {
    ...parsed,
    tab: '',
    industry: '',
    country: place && !place.province ? place.country : '',
    province: place?.province ?? '',
    category: path.category || (findCategorySlug(parsed.category) ?? ''),
  }
  return { path, place, category: category ?? (query.category || null), query }
}

/** The path of a list, from its place and category. */
export function toPlacePath(place: Place | null, category: string): string {
  const first = place && (place.province ?? place.country)
  if (!first) return category === '' ? paths.directory() : paths.categoryEverywhere(category)
  return category === '' ? paths.country(first) : paths.countryCategory(first, category)
}

/** The query values that are not in the path. */
const toRemainingValues = ({ place, category }: PlacePath, query: ListingQuery) =>
  toQueryValues({
    ...query,
    ...(place && { country: '' }),
    ...(place?.province && { province: '' }),
    ...(category !== '' && { category: '' }),
  })

/** Filters fixed by a path. Only the Solomon Islands have provinces. */
const getFixedFilters = ({ place, category }: PlacePath): ListAddress['fixed'] => [
  'industry',
  ...(place ? (['country'] as const) : []),
  ...(place && (place.province !== null || place.country !== 'sb') ? (['province'] as const) : []),
  ...(category === '' ? [] : (['category'] as const)),
]

/** Addresses of the page of a place or category. */
export function createPlaceAddress({ path }: PlaceQuery): ListAddress {
  const { place, category } = path
  const action = toPlacePath(place, category)
  return {
    toHref: (query) => withQuery(action, toRemainingValues(path, query)),
    parse: (searchParams) =>
      parsePlaceQuery({
        country: place ? (place.province ?? place.country) : undefined,
        category: category || undefined,
        searchParams,
      }).query,
    action,
    toFormValues: (query) => toRemainingValues(path, query),
    searchName: 'search',
    fixed: getFixedFilters(path),
  }
}

/** The canonical address: place and category are in its path. */
export const getCanonicalPlaceHref = (place: Place | null, query: ListingQuery): string =>
  withQuery(
    toPlacePath(place, query.category),
    toQueryValues({ ...toCanonical(query), country: '', province: '', category: '' }),
  )

/** A category's name; null for none or an unknown one. */
export const findCategoryName = (category: string | null): string | null =>
  category === null ? null : (parseCategory(category)?.name ?? null)

/** The page's heading. */
export function getPlaceHeading({ place, category }: PlaceQuery): string {
  const subject = findCategoryName(category) ?? 'Businesses'
  return place ? `${subject} in ${getPlaceName(place)}` : `${subject} in the Pacific`
}
