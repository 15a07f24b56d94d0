import { BUSINESS_TYPES, type BusinessFacets } from '@portal/domain/contract'
import { COUNTRY_CODES, PROVINCE_CODES } from '@portal/domain/place'
import { AMENITIES, DELIVERIES, PAYMENTS, type ListingChoice } from '@portal/reference-data'
import type { Filter } from '#features/businesses/filter.ts'
import {
  FILTER_FLAGS,
  RATING_FLAGS,
  toAmenityFlags,
  toDeliveryFlags,
  toPaymentFlags,
  toTypeFlags,
  toBits,
} from '#features/businesses/filter-flags.ts'
import { ALL_RATINGS } from './column-pass.ts'
import type { ChoiceCounts } from './choice-counts.ts'

/** For a filter that names something unknown, or contradicts itself. */
export const NO_FACETS: BusinessFacets = {
  total: 0,
  countries: [],
  provinces: [],
  towns: [],
  categories: [],
  types: [],
  open: 0,
  verified: 0,
  photos: 0,
  ratings: [],
  delivery: [],
  pays: [],
  amenities: [],
}

interface ChoiceCount<Value> {
  value: Value
  count: number
}

/** The choices that leave any business, or are chosen, in the order of their values. */
const toCounted = <Value>(
  values: readonly Value[],
  countOf: (value: Value) => number,
  isChosen: (value: Value) => boolean,
): ChoiceCount<Value>[] =>
  values
    .map((value) => ({ value, count: countOf(value) }))
    .filter(({ value, count }) => count > 0 || isChosen(value))

/** The largest first. */
const bySize = (counted: readonly ChoiceCount<string>[]): ChoiceCount<string>[] =>
  counted.toSorted((one, other) => other.count - one.count || one.value.localeCompare(other.value))

const getCodes = (table: readonly ListingChoice[]): string[] => table.map(({ code }) => code)

/**
 * How many businesses a list has, and how many it would have with each further choice. A chosen value has the count of
 * the list, except for the place around a chosen town, which counts without the town.
 */
export function toFacets(filter: Filter, total: number, choices: ChoiceCounts): BusinessFacets {
  const { country, province, town, category, filterFlags } = filter
  const countIn =
    <Value>(counts: ReadonlyMap<Value, number>, chosen: Value | undefined) =>
    (value: Value) =>
      value === chosen ? total : (counts.get(value) ?? 0)
  const countFlag = (flag: number, chosen: number) => (flag === chosen ? total : choices.ofFlag(flag))
  const byFlag = <Value>(
    values: readonly Value[],
    toFlag: (value: Value) => number,
    chosen: number,
  ): ChoiceCount<Value>[] =>
    toCounted(
      values,
      (value) => countFlag(toFlag(value), chosen),
      (value) => (chosen & toFlag(value)) !== 0,
    )
  const withFlag = (flag: number) => countFlag(flag, filterFlags & flag)
  const inCountry = province === undefined ? country : 'sb'
  const isWhole = town === undefined
  return {
    total,
    countries: toCounted(
      COUNTRY_CODES,
      countIn(choices.countries, isWhole ? country : undefined),
      (code) => code === inCountry,
    ),
    provinces: toCounted(
      PROVINCE_CODES,
      countIn(choices.provinces, isWhole ? province : undefined),
      (code) => code === province,
    ),
    towns: bySize(
      toCounted(withChosen(choices.towns, town), countIn(choices.towns, town), (name) => name === town),
    ),
    categories: bySize(
      toCounted(
        withChosen(choices.categories, category),
        countIn(choices.categories, category),
        (name) => name === category,
      ),
    ),
    types: byFlag(BUSINESS_TYPES, (type) => toTypeFlags([type]), filter.typeFlags),
    open: filter.isOpen ? total : choices.open,
    verified: withFlag(FILTER_FLAGS.verified),
    photos: withFlag(FILTER_FLAGS.photos),
    ratings: byFlag(
      [...RATING_FLAGS.keys()],
      (stars) => RATING_FLAGS.get(stars) ?? 0,
      filterFlags & ALL_RATINGS,
    ),
    delivery: byFlag(
      getCodes(DELIVERIES),
      (code) => toDeliveryFlags(toBits(DELIVERIES, [code])),
      filter.deliveryFlags,
    ),
    pays: byFlag(getCodes(PAYMENTS), (code) => toPaymentFlags(toBits(PAYMENTS, [code])), filter.payFlags),
    amenities: toCounted(
      getCodes(AMENITIES),
      (code) => withFlag(toAmenityFlags(toBits(AMENITIES, [code]))),
      (code) => (filterFlags & toAmenityFlags(toBits(AMENITIES, [code]))) !== 0,
    ),
  }
}

const withChosen = (counts: ReadonlyMap<string, number>, chosen: string | undefined): string[] => [
  ...new Set([...counts.keys(), ...(chosen === undefined ? [] : [chosen])]),
]
