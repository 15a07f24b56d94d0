import { categoryFromText, categorySlug } from '@portal/domain/business'
import { getPlaceName, resolvePlace, type Place } from '@portal/domain/place'
import { paths, withQuery } from '#shared/urls/paths.ts'
import { parseListing, toQueryValues, type Listing } from '../listing/listing.ts'

/** A list at `/{country}`, `/{country}/{category}` or `/countries/{category}`. */
export interface PlaceListing {
  /** Null for all countries. */
  place: Place | null
  /** As in the path; null for all categories. */
  category: string | null
  /** The settings from path and query string. */
  listing: Listing
}

interface PlaceAddress {
  country?: string | undefined
  category?: string | undefined
  query: URLSearchParams
}

/** The place: the path takes precedence, the query string may name a province of its country. */
function parsePlace(country: string | undefined, parsed: Listing): Place | null {
  const wanted = parsed.province ? resolvePlace(parsed.province) : resolvePlace(parsed.country)
  const path = country === undefined ? null : resolvePlace(country)
  if (!path) return wanted
  return path.province === null && wanted?.country === path.country ? wanted : path
}

/** The slug of a category; null for an unknown one. */
export function findCategorySlug(category: string): string | null {
  const known = categoryFromText(category)
  return known && categorySlug(known.name)
}

/** Parses the address of a place or a category. */
export function parsePlaceListing({ country, category, query }: PlaceAddress): PlaceListing {
  const parsed = parseListing(query)
  const place = parsePlace(country, parsed)
  const { search, sort, layout, page, from } = parsed
  const listing: Listing = {
    ...parseListing(new URLSearchParams()),
    search,
    sort,
    layout,
    page,
    from,
    country: place && !place.province ? place.country : '',
    province: place?.province ?? '',
    category: findCategorySlug(category ?? '') ?? '',
  }
  return { place, category: category ?? null, listing }
}

/** The path of a list, from its place and category. */
export function toPlacePath(place: Place | null, category: string): string {
  const first = place && (place.province ?? place.country)
  if (!first) return category === '' ? paths.directory() : paths.categoryEverywhere(category)
  return category === '' ? paths.country(first) : paths.countryCategory(first, category)
}

/** The address of a list: place and category are in the path. */
export const placeHref =
  (place: Place | null) =>
  (listing: Listing): string =>
    withQuery(
      toPlacePath(place, listing.category),
      toQueryValues({ ...listing, country: '', province: '', category: '' }),
    )

/** A category's name; null for none or an unknown one. */
export const findCategoryName = (category: string | null): string | null =>
  category === null ? null : (categoryFromText(category)?.name ?? null)

/** The page's heading. */
export function placeHeading({ place, category }: PlaceListing): string {
  const subject = findCategoryName(category) ?? 'Businesses'
  return place ? `${subject} in ${getPlaceName(place)}` : `${subject} in the Pacific`
}
