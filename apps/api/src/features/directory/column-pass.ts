import { getIndustryOfCategory } from '@portal/domain/business'
import { COUNTRY_CODES, isInArea, PROVINCE_CODES } from '@portal/domain/place'
import type { Filter } from '#features/businesses/filter.ts'
import { FILTER_FLAGS, RATING_FLAGS } from '#features/businesses/filter-flags.ts'
import { getCodeNumber, type BusinessColumns } from './columns.ts'

/** A filter over the columns, at an instant. */
export interface ColumnQuery {
  readonly filter: Filter
  readonly now: number
  /** The businesses open then, by `opening_key`. */
  readonly openKeys: ReadonlySet<number>
  /** Only these businesses; left out: all. */
  readonly ids?: ArrayLike<number> | undefined
}

/** Kinds of choices, as bits: a business that fails only one kind still counts for other choices of that kind. */
export const KINDS = {
  country: 1,
  province: 2,
  town: 4,
  category: 8,
  type: 16,
  delivery: 32,
  pays: 64,
  rating: 128,
  open: 256,
} as const

/** The flags of all ratings that lists are narrowed to. */
export const ALL_RATINGS = [...RATING_FLAGS.values()].reduce((all, flag) => all | flag, 0)

/** No town and no category has this number. */
const UNKNOWN = 0xffff

/** By the number of an opening: 1 where it is open. */
export const getOpenBusinesses = ({ openings }: BusinessColumns, openKeys: ReadonlySet<number>): Uint8Array =>
  Uint8Array.from([0, ...openings.keys.map((key) => (openKeys.has(key) ? 1 : 0))])

/**
 * Visits each public business that meets all conditions but choices of these kinds; `missed` has the kinds that it
 * fails, 0 for a match.
 */
export function forEachMatch(
  columns: BusinessColumns,
  { filter, now, openKeys, ids }: ColumnQuery,
  visit: (at: number, missed: number) => void,
): void {
  const { arrays } = columns
  const { typeFlags, deliveryFlags, payFlags, province, since = -1, isOpen = false, area } = filter
  const flags = filter.filterFlags & ~ALL_RATINGS
  const rating = filter.filterFlags & ALL_RATINGS
  const isFeatured = (flags & FILTER_FLAGS.featured) !== 0
  const wantedCountry = getCodeNumber(COUNTRY_CODES, province === undefined ? filter.country : 'sb')
  const wantedProvince = getCodeNumber(PROVINCE_CODES, province)
  const wantedTown = filter.town === undefined ? 0 : (columns.towns.find(filter.town) ?? UNKNOWN)
  const wantedCategory =
    filter.category === undefined ? 0 : (columns.categories.find(filter.category) ?? UNKNOWN)
  const isInIndustry = findIndustryCategories(columns, filter.industry)
  const open = getOpenBusinesses(columns, openKeys)
  const length = ids?.length ?? columns.size
  for (let index = 0; index < length; index += 1) {
    const at = ids ? columns.getPosition(ids[index] ?? 0) : index
    if (at < 0 || (arrays.publicUntil[at] ?? 0) <= now) continue
    const has = arrays.flags[at] ?? 0
    if ((has & flags) !== flags || (arrays.createdAt[at] ?? 0) <= since) continue
    if (area && !isInArea(area, { latitude: arrays.latitude[at] ?? 0, longitude: arrays.longitude[at] ?? 0 }))
      continue
    if (isFeatured && (arrays.featuredUntil[at] ?? 0) <= now) continue
    const category = arrays.category[at] ?? 0
    if (isInIndustry && !isInIndustry[category]) continue
    let missed = 0
    if (wantedCountry !== 0 && arrays.country[at] !== wantedCountry) missed |= KINDS.country
    if (wantedProvince !== 0 && arrays.province[at] !== wantedProvince) missed |= KINDS.province
    if (wantedTown !== 0 && arrays.town[at] !== wantedTown) missed |= KINDS.town
    if (wantedCategory !== 0 && category !== wantedCategory) missed |= KINDS.category
    if (typeFlags !== 0 && (has & typeFlags) === 0) missed |= KINDS.type
    if (deliveryFlags !== 0 && (has & deliveryFlags) === 0) missed |= KINDS.delivery
    if (payFlags !== 0 && (has & payFlags) === 0) missed |= KINDS.pays
    if ((has & rating) !== rating) missed |= KINDS.rating
    if (isOpen && !open[arrays.opening[at] ?? 0]) missed |= KINDS.open
    visit(at, missed)
  }
}

/** By the number of a category: whether it belongs to an industry. */
const findIndustryCategories = (
  { categories }: BusinessColumns,
  industry: string | undefined,
): boolean[] | null =>
  industry === undefined
    ? null
    : [false, ...categories.keys.map((name) => getIndustryOfCategory(name)?.slug === industry)]
