import { CATEGORIES, findCategoryBySlug, parseCategory } from '@portal/domain/business'
import type { BusinessFacets } from '@portal/domain/contract'
import { COUNTRIES, PROVINCES } from '@portal/domain/place'
import { formatNumber } from '@portal/domain/shared'
import { AMENITIES, BUSINESS_TYPES, DELIVERIES, INDUSTRIES, PAYMENTS } from '@portal/reference-data'
import { RATINGS, addCountry, type ListingQuery } from '../listing-query.ts'

/** A choice of a filter, with its result count if known. */
export interface FilterOption {
  value: string
  label: string
  count?: number | undefined
}

type OptionCounts = readonly { readonly value: string | number; readonly count: number }[]

/** The options with their counts, without empty ones unless chosen; all options while the counts load. */
export function countOptions(
  options: readonly FilterOption[],
  counted: OptionCounts | undefined,
  chosen: readonly string[],
): FilterOption[] {
  if (!counted) return [...options]
  const counts = new Map(counted.map(({ value, count }) => [String(value), count]))
  return options
    .map((option) => ({ ...option, count: counts.get(option.value) ?? 0 }))
    .filter(({ value, count }) => count > 0 || chosen.includes(value))
}

/** The options of a select; an empty list keeps them all, without counts of 0. */
function toSelectOptions(
  options: readonly FilterOption[],
  counted: OptionCounts | undefined,
  chosen: string,
  total: number | undefined,
): FilterOption[] {
  const remaining = countOptions(options, counted, [chosen])
  return total === 0 && !remaining.some(({ count }) => count) ? [...options] : remaining
}

/** The label of an option in a select: "Fiji (41)". */
export const formatLabelWithCount = ({ label, count }: FilterOption): string =>
  count === undefined ? label : `${label} (${formatNumber(count)})`

const toOptions = (table: readonly { readonly code: string; readonly label: string }[]): FilterOption[] =>
  table.map(({ code, label }) => ({ value: code, label }))

const COUNTRY_OPTIONS = COUNTRIES.map(({ code, name }): FilterOption => ({ value: code, label: name }))
const PROVINCE_OPTIONS = PROVINCES.map(({ code, name }): FilterOption => ({ value: code, label: name }))
const INDUSTRY_OPTIONS = INDUSTRIES.map(({ slug, name }): FilterOption => ({ value: slug, label: name }))
const CATEGORY_OPTIONS = CATEGORIES.map(({ slug, name }): FilterOption => ({ value: slug, label: name }))
const TYPE_OPTIONS = BUSINESS_TYPES.map((type): FilterOption => ({ value: type, label: type }))

const RATING_OPTIONS = RATINGS.map((stars): FilterOption => ({
  value: stars,
  label: `${stars} stars or more`,
}))

/** Categories are counted by name, and chosen by slug. */
const bySlug = (counted: OptionCounts | undefined): OptionCounts | undefined =>
  counted?.map(({ value, count }) => ({ value: parseCategory(String(value))?.slug ?? value, count }))

const listTownOptions = ({ town }: ListingQuery, facets: BusinessFacets | undefined): FilterOption[] => {
  const towns = facets?.towns.map(({ value, count }): FilterOption => ({ value, label: value, count })) ?? []
  return town === '' || towns.some(({ value }) => value === town)
    ? towns
    : [{ value: town, label: town, count: facets && 0 }, ...towns]
}

/** Whether a category has at least half of the results, as after a search for guesthouses. */
const hasMainCategory = (facets: BusinessFacets | undefined): boolean =>
  facets !== undefined && facets.categories.some(({ count }) => 2 * count >= facets.total)

/** Amenities within a chosen or main category, and those already chosen. */
const listAmenityOptions = (
  { category, amenities }: ListingQuery,
  facets: BusinessFacets | undefined,
): FilterOption[] => {
  const isOfOneCategory = findCategoryBySlug(category) !== null || hasMainCategory(facets)
  return toOptions(AMENITIES.filter(({ code }) => isOfOneCategory || amenities.includes(code)))
}

/** The filters that are on or off, named as the address has them. */
export const FLAGS = [
  { name: 'open', label: 'Open now' },
  { name: 'verified', label: 'Verified' },
  { name: 'photos', label: 'With photos' },
] as const satisfies readonly { name: keyof ListingQuery; label: string }[]

/** The flags with their counts, without empty ones. */
const countFlags = (query: ListingQuery, facets: BusinessFacets | undefined) =>
  FLAGS.map((flag) => ({ ...flag, count: facets?.[flag.name] })).filter(
    ({ name, count }) => count !== 0 || query[name],
  )

/** Only the Solomon Islands have provinces. */
const hasProvinces = ({ country }: ListingQuery): boolean => country === '' || country === 'sb'

/** The choices of each filter by its query parameter; none if there is nothing to choose. */
export const getFilterOptions = (query: ListingQuery, facets: BusinessFacets | undefined) => ({
  country: toSelectOptions(COUNTRY_OPTIONS, facets?.countries, addCountry(query).country, facets?.total),
  province: hasProvinces(query)
    ? toSelectOptions(PROVINCE_OPTIONS, facets?.provinces, query.province, facets?.total)
    : [],
  town: listTownOptions(query, facets),
  industry: INDUSTRY_OPTIONS,
  category: toSelectOptions(CATEGORY_OPTIONS, bySlug(facets?.categories), query.category, facets?.total),
  rating: countOptions(RATING_OPTIONS, facets?.ratings, [query.rating]),
  flags: countFlags(query, facets),
  type: countOptions(TYPE_OPTIONS, facets?.types, query.types),
  delivery: countOptions(toOptions(DELIVERIES), facets?.delivery, query.delivery),
  pays: countOptions(toOptions(PAYMENTS), facets?.pays, query.pays),
  amenity: countOptions(listAmenityOptions(query, facets), facets?.amenities, query.amenities),
})
