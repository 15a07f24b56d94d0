import { findCategoryBySlug, parseIndustry } from '@portal/domain/business'
import { getCountry, getProvince } from '@portal/domain/place'
import { AMENITIES, DELIVERIES, PAYMENTS } from '@portal/reference-data'
import { isCountry, addCountry, type ListingQuery, EMPTY_QUERY } from '../listing-query.ts'
import { FLAGS } from './filter-options.ts'

/** A filter that is chosen, and the change that removes it. */
export interface ActiveFilter {
  label: string
  without: Partial<ListingQuery>
}

/** Filters in the path of the address, which the page doesn't offer. */
export type FixedFilters = readonly ('country' | 'province' | 'industry' | 'category')[]

function listTextFilters(query: ListingQuery, fixed: FixedFilters): ActiveFilter[] {
  const { country, province, town, industry, category } = query
  const outside = { country: addCountry(query).country, province: '' as const, town: '' }
  // A town that is a province of its own, such as Honiara, is one place.
  const isOnePlace = town !== '' && province !== '' && getProvince(province).name.startsWith(`${town} (`)
  return [
    {
      name: 'country',
      value: country,
      label: isCountry(country) ? getCountry(country).name : country,
      without: { country: '', town: '' },
    },
    {
      name: 'province',
      value: isOnePlace ? '' : province,
      label: province && getProvince(province).name,
      // Its country stays.
      without: outside,
    },
    { name: 'town', value: town, label: town, without: isOnePlace ? outside : { town: '' } },
    {
      name: 'industry',
      value: industry,
      label: parseIndustry(industry)?.name ?? industry,
      without: { industry: '' },
    },
    {
      name: 'category',
      value: category,
      label: findCategoryBySlug(category)?.name ?? category,
      without: { category: '' },
    },
  ].filter(({ name, value }) => value !== '' && !fixed.some((one) => one === name))
}

const listFlagFilters = (query: ListingQuery): ActiveFilter[] =>
  FLAGS.filter(({ name }) => query[name]).map(({ name, label }) => ({ label, without: { [name]: false } }))

function listCodeFilters<Code extends string>(
  chosen: readonly Code[],
  getLabel: (code: Code) => string,
  change: (codes: Code[]) => Partial<ListingQuery>,
): ActiveFilter[] {
  return chosen.map((code) => ({
    label: getLabel(code),
    without: change(chosen.filter((other) => other !== code)),
  }))
}

const createLabelGetter =
  (table: readonly { readonly code: string; readonly label: string }[]) =>
  (requested: string): string =>
    table.find(({ code }) => code === requested)?.label ?? requested

/** Lists active filters in order, without the search text and the filters of the path. */
export const listActiveFilters = (query: ListingQuery, fixed: FixedFilters = []): ActiveFilter[] => [
  ...listTextFilters(query, fixed),
  ...(query.rating === ''
    ? []
    : [{ label: `${query.rating} stars or more`, without: { rating: '' as const } }]),
  ...listFlagFilters(query),
  ...listCodeFilters(query.types, String, (types) => ({ types })),
  ...listCodeFilters(query.delivery, createLabelGetter(DELIVERIES), (delivery) => ({ delivery })),
  ...listCodeFilters(query.pays, createLabelGetter(PAYMENTS), (pays) => ({ pays })),
  ...listCodeFilters(query.amenities, createLabelGetter(AMENITIES), (amenities) => ({ amenities })),
]

/** The list without any filter but those of its path. */
export const clearFilters = (
  { search, tab, near, around, sort, view, ...query }: ListingQuery,
  fixed: FixedFilters,
): ListingQuery => ({
  ...EMPTY_QUERY,
  search,
  tab,
  near,
  around,
  sort,
  view,
  ...Object.fromEntries(fixed.map((name) => [name, query[name]])),
})
