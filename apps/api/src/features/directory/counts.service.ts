import { getIndustryOfCategory } from '@portal/domain/business'
import { BUSINESS_TYPES, type BusinessType } from '@portal/domain/contract'
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Database } from '#db/database.ts'
import type { Reads } from '#db/engine/store.ts'
import { memoizeByVersion, type ReadContext } from '#db/version.ts'
import type { Filter } from '#features/businesses/filter.ts'
import { COUNTED_FLAGS, toTypeFlags } from '#features/businesses/filter-flags.ts'
import { countPublic, createBusinessCountRows, type BusinessCountRow } from './counts.repository.ts'

/** A filter that the counters cover. */
type CountFilter = Partial<
  Pick<Filter, 'country' | 'province' | 'category' | 'industry' | 'filterFlags' | 'typeFlags'>
>

/** Whether the counters cover all conditions of a filter: not age, area, town, opening hours, delivery, payments or other flags. */
export const isCounted = (filter: Filter): boolean =>
  filter.since === undefined &&
  filter.area === undefined &&
  filter.town === undefined &&
  filter.isOpen === undefined &&
  filter.deliveryFlags === 0 &&
  filter.payFlags === 0 &&
  (filter.filterFlags & ~COUNTED_FLAGS) === 0

/** Filters whose totals are cached: as many as pages link to, few of all that a query can combine. */
const MAX_TOTALS = 10_000

/** How many businesses are public, by everything that the counters distinguish. Valid for one public version. */
export class BusinessCounts {
  readonly #rows: readonly (BusinessCountRow & { readonly industry: string | undefined })[]
  // By size: `max` would allocate memory for all totals at once, at each change of what is public.
  readonly #totals = new LRUCache<string, number>({ maxSize: MAX_TOTALS, sizeCalculation: () => 1 })

  constructor(rows: readonly BusinessCountRow[]) {
    this.#rows = rows.map((row) => ({ ...row, industry: getIndustryOfCategory(row.category)?.slug }))
  }

  /** How many match a filter; all of them without one. */
  total(filter: CountFilter): number {
    const { country, province, category, industry, filterFlags, typeFlags } = filter
    const key = `${country}|${province}|${category}|${industry}|${filterFlags}|${typeFlags}`
    const cached = this.#totals.get(key)
    if (cached !== undefined) return cached
    const total = this.#count(filter)
    this.#totals.set(key, total)
    return total
  }

  /** How many of those that match are of each business type; one may be of several. */
  byType(filter: CountFilter): { type: BusinessType; count: number }[] {
    return BUSINESS_TYPES.map((type) => ({
      type,
      count: this.total({ ...filter, typeFlags: toTypeFlags([type]) }),
    }))
  }

  /** The categories of those that match with their numbers, the most frequent first. */
  byCategory(filter: CountFilter): [category: string, count: number][] {
    const numbers = new Map<string, number>()
    for (const row of this.#matching(filter)) {
      numbers.set(row.category, (numbers.get(row.category) ?? 0) + row.listings)
    }
    return [...numbers]
      .filter(([, number]) => number > 0)
      .toSorted(([a, countA], [b, countB]) => countB - countA || a.localeCompare(b))
  }

  #count(filter: CountFilter): number {
    return this.#matching(filter).reduce((total, row) => total + row.listings, 0)
  }

  #matching({ country, province, category, industry, filterFlags = 0, typeFlags = 0 }: CountFilter) {
    return this.#rows.filter(
      (row) =>
        (country === undefined || row.country === country) &&
        (province === undefined || row.province === province) &&
        (category === undefined || row.category === category) &&
        (industry === undefined || row.industry === industry) &&
        (row.counted_flags & filterFlags) === filterFlags &&
        (typeFlags === 0 || (row.counted_flags & typeFlags) !== 0),
    )
  }
}

export type ReadCounts = (at: ReadContext) => Promise<BusinessCounts>

/** Reads the counts of all public businesses, once for each public version. */
export function createBusinessCounts(store: Reads): ReadCounts {
  const readRows = createBusinessCountRows(store)
  return memoizeByVersion(async (now) => new BusinessCounts(await readRows(now)))
}

/** How many businesses are public, without the cache. */
export const countPublicBusinesses = (db: Kysely<Database>, now: number): Promise<number> =>
  countPublic(db, now)
