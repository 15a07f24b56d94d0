import { BUSINESS_TYPES } from '@portal/domain/contract'
import { COUNTRY_CODES, PROVINCE_CODES, type CountryCode, type ProvinceCode } from '@portal/domain/place'
import { DELIVERIES, PAYMENTS } from '@portal/reference-data'
import { toDeliveryFlags, toPaymentFlags, toTypeFlags } from '#features/businesses/filter-flags.ts'
import { ALL_RATINGS, KINDS, forEachMatch, getOpenBusinesses, type ColumnQuery } from './column-pass.ts'
import type { BusinessColumns } from './columns.ts'

/**
 * How many businesses each further choice leaves. A choice among several counts as if nothing of its kind were chosen.
 */
export interface ChoiceCounts {
  readonly total: number
  readonly open: number
  readonly countries: ReadonlyMap<CountryCode, number>
  /** Of the chosen country, or of all. */
  readonly provinces: ReadonlyMap<ProvinceCode, number>
  /** Of the chosen country or province; without one, the chosen town alone. */
  readonly towns: ReadonlyMap<string, number>
  readonly categories: ReadonlyMap<string, number>
  /** Of each bit of `filter_flags`, by its value. */
  readonly ofFlag: (flag: number) => number
}

const toAllBits = (table: readonly unknown[]): number => (1 << table.length) - 1

/** Flags that are counted as if nothing were chosen of their kind. */
const FLAGS_OF_KINDS = [
  [KINDS.type, toTypeFlags(BUSINESS_TYPES)],
  [KINDS.delivery, toDeliveryFlags(toAllBits(DELIVERIES))],
  [KINDS.pays, toPaymentFlags(toAllBits(PAYMENTS))],
  [KINDS.rating, ALL_RATINGS],
] as const
const OTHER_FLAGS = FLAGS_OF_KINDS.reduce((others, [, flags]) => others & ~flags, 0x7fff_ffff)

const getBitIndex = (flag: number): number => 31 - Math.clz32(flag)

const PLACES = KINDS.country | KINDS.province | KINDS.town

/** Counts in one pass. `columnQuery.filter` has the industry beside the category, if both were chosen. */
export function countChoices(columns: BusinessColumns, columnQuery: ColumnQuery): ChoiceCounts {
  const { arrays } = columns
  const countries = new Tally(COUNTRY_CODES)
  const provinces = new Tally(PROVINCE_CODES)
  const towns = new Tally(columns.towns.keys)
  const categories = new Tally(columns.categories.keys)
  const flagCounts = new Uint32Array(32)
  const countFlags = (flags: number) => {
    for (let remaining = flags; remaining !== 0; remaining &= remaining - 1) {
      const bit = getBitIndex(remaining & -remaining)
      flagCounts[bit] = (flagCounts[bit] ?? 0) + 1
    }
  }
  const isOpen = getOpenBusinesses(columns, columnQuery.openKeys)
  let total = 0
  let open = 0
  forEachMatch(columns, columnQuery, (at, missed) => {
    const has = arrays.flags[at] ?? 0
    if ((missed & ~PLACES) === 0) countries.add(arrays.country[at])
    if ((missed & ~(KINDS.province | KINDS.town)) === 0) provinces.add(arrays.province[at])
    if ((missed & ~KINDS.town) === 0) towns.add(arrays.town[at])
    if ((missed & ~KINDS.category) === 0) categories.add(arrays.category[at])
    for (const [kind, flags] of FLAGS_OF_KINDS) if ((missed & ~kind) === 0) countFlags(has & flags)
    if (missed !== 0) return
    total += 1
    open += isOpen[arrays.opening[at] ?? 0] ?? 0
    countFlags(has & OTHER_FLAGS)
  })
  const { country, province, town } = columnQuery.filter
  const isPlaced = country !== undefined || province !== undefined
  return {
    total,
    open,
    countries: countries.toMap(),
    provinces: provinces.toMap(),
    towns: towns.toMap((name) => isPlaced || name === town),
    categories: categories.toMap(),
    ofFlag: (flag) => flagCounts[getBitIndex(flag)] ?? 0,
  }
}

/** Merges the counts of match levels: each choice has its count of the first level that has any. */
export function mergeMatchLevels(matchLevels: readonly ChoiceCounts[]): ChoiceCounts {
  const firstOf = (countOf: (counts: ChoiceCounts) => number) =>
    matchLevels.map(countOf).find((count) => count > 0) ?? 0
  const merge = <Key>(countsOf: (counts: ChoiceCounts) => ReadonlyMap<Key, number>) =>
    new Map(matchLevels.toReversed().flatMap((counts) => [...countsOf(counts)]))
  return {
    total: firstOf(({ total }) => total),
    open: firstOf(({ open }) => open),
    countries: merge(({ countries }) => countries),
    provinces: merge(({ provinces }) => provinces),
    towns: merge(({ towns }) => towns),
    categories: merge(({ categories }) => categories),
    ofFlag: (flag) => firstOf((counts) => counts.ofFlag(flag)),
  }
}

/** Counts numbers from 1, each the position of its key; ignores 0. */
class Tally<Key> {
  readonly #keys: readonly Key[]
  readonly #counts: Uint32Array

  constructor(keys: readonly Key[]) {
    this.#keys = keys
    this.#counts = new Uint32Array(keys.length + 1)
  }

  add(number = 0): void {
    this.#counts[number] = (this.#counts[number] ?? 0) + 1
  }

  /** The counts above 0 of included keys, in the order of the keys. */
  toMap(isIncluded: (key: Key) => boolean = () => true): Map<Key, number> {
    return new Map(
      this.#keys.flatMap((key, place) => {
        const count = this.#counts[place + 1] ?? 0
        return count === 0 || !isIncluded(key) ? [] : [[key, count] as const]
      }),
    )
  }
}
