import { industryOfCategory } from '@portal/domain/business'
import type { CountryCode, ProvinceCode } from '@portal/domain/place'
import type { BusinessCountRow } from './counts.repository.ts'
import type { Filter } from './filter.ts'

/** How many listings are public, by everything that the counters tell apart. Valid for one public version. */
export class BusinessCounts {
  readonly #cells: readonly (BusinessCountRow & { readonly industry: string | undefined })[]
  readonly #totals = new Map<string, number>()

  constructor(cells: readonly BusinessCountRow[]) {
    this.#cells = cells.map((cell) => ({ ...cell, industry: industryOfCategory(cell.category)?.slug }))
  }

  /** How many match a filter; how new a listing is the counters don't know. */
  total(filter: Omit<Filter, 'since'>): number {
    const { country, province, category, industry, filterFlags, typeFlags } = filter
    const key = `${country}|${province}|${category}|${industry}|${filterFlags}|${typeFlags}`
    const total = this.#totals.get(key) ?? this.#count(filter)
    this.#totals.set(key, total)
    return total
  }

  /** The categories of a place with their numbers, the most frequent first. */
  categories(place: {
    readonly country?: CountryCode
    readonly province?: ProvinceCode
  }): [string, number][] {
    const numbers = new Map<string, number>()
    for (const cell of this.#matching({ ...place, filterFlags: 0, typeFlags: 0 })) {
      numbers.set(cell.category, (numbers.get(cell.category) ?? 0) + cell.listings)
    }
    return [...numbers]
      .filter(([, number]) => number > 0)
      .toSorted(([a, more], [b, most]) => most - more || a.localeCompare(b))
  }

  #count(filter: Omit<Filter, 'since'>): number {
    return this.#matching(filter).reduce((total, cell) => total + cell.listings, 0)
  }

  #matching({ country, province, category, industry, filterFlags, typeFlags }: Omit<Filter, 'since'>) {
    return this.#cells.filter(
      (cell) =>
        (country === undefined || cell.country === country) &&
        (province === undefined || cell.province === province) &&
        (category === undefined || cell.category === category) &&
        (industry === undefined || cell.industry === industry) &&
        (cell.filter_flags & filterFlags) === filterFlags &&
        (typeFlags === 0 || (cell.filter_flags & typeFlags) !== 0),
    )
  }
}
