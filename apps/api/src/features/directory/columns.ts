import { COUNTRY_CODES, PROVINCE_CODES } from '@portal/domain/place'
import type { BusinessRow } from '#features/businesses/businesses.table.ts'
import { getTownPosition } from '#features/businesses/town-positions.ts'

/** The columns of one business that lists filter by. */
export type ColumnRow = Pick<
  BusinessRow,
  | 'id'
  | 'country'
  | 'province'
  | 'town'
  | 'category'
  | 'filter_flags'
  | 'created_at'
  | 'public_until'
  | 'featured_until'
  | 'latitude'
  | 'longitude'
  | 'opening_key'
>

/** Numbers keys in the order in which they first come, from 1; 0 stands for none. */
class Numbering<Key> {
  readonly keys: Key[] = []
  readonly #numbers = new Map<Key, number>()

  assignNumber(key: Key): number {
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    this.#numbers.set(key, this.keys.push(key))
    return this.keys.length
  }

  find(key: Key): number | undefined {
    return this.#numbers.get(key)
  }
}

const createArrays = (capacity: number) => ({
  ids: new Int32Array(capacity),
  /** Countries and provinces by their place in the tables of codes, from 1. */
  country: new Uint8Array(capacity),
  province: new Uint8Array(capacity),
  /** Towns, categories and openings by their numbers. */
  town: new Uint16Array(capacity),
  category: new Uint16Array(capacity),
  opening: new Int32Array(capacity),
  flags: new Int32Array(capacity),
  createdAt: new Float64Array(capacity),
  publicUntil: new Float64Array(capacity),
  featuredUntil: new Float64Array(capacity),
  /** NaN without a position. */
  latitude: new Float64Array(capacity),
  longitude: new Float64Array(capacity),
  /** The same, or else the position of its town. */
  nearLatitude: new Float64Array(capacity),
  nearLongitude: new Float64Array(capacity),
})

/** The number of a code in its table, from 1; 0 for none. */
export const getCodeNumber = <Code extends string>(
  codes: readonly Code[],
  code: Code | null | undefined,
): number => (code == null ? 0 : codes.indexOf(code) + 1)

const INITIAL_CAPACITY = 1024

/** The columns that filters read, of every listed business, in arrays by position: a query is one pass over numbers. */
export class BusinessColumns {
  size = 0
  arrays = createArrays(INITIAL_CAPACITY)
  readonly towns = new Numbering<string>()
  readonly categories = new Numbering<string>()
  /** By `opening_key`. */
  readonly openings = new Numbering<number>()
  /** By id: the position of a business, from 1; 0 of one that is not listed. */
  #positions = new Int32Array(INITIAL_CAPACITY)

  /** The position of a business; -1 of one that is not listed. */
  getPosition(id: number): number {
    return (this.#positions[id] ?? 0) - 1
  }

  /** Adds or updates a listed business. */
  upsert(row: ColumnRow): void {
    const at = this.#reservePosition(row.id)
    const { arrays } = this
    arrays.ids[at] = row.id
    arrays.country[at] = getCodeNumber(COUNTRY_CODES, row.country)
    arrays.province[at] = getCodeNumber(PROVINCE_CODES, row.province)
    arrays.town[at] = row.town === null ? 0 : this.towns.assignNumber(row.town)
    arrays.category[at] = this.categories.assignNumber(row.category)
    arrays.opening[at] = row.opening_key === 0 ? 0 : this.openings.assignNumber(row.opening_key)
    arrays.flags[at] = row.filter_flags
    arrays.createdAt[at] = row.created_at
    arrays.publicUntil[at] = row.public_until
    arrays.featuredUntil[at] = row.featured_until
    arrays.latitude[at] = row.latitude ?? Number.NaN
    arrays.longitude[at] = row.longitude ?? Number.NaN
    const town = getTownPosition(row)
    arrays.nearLatitude[at] = row.latitude ?? town?.latitude ?? Number.NaN
    arrays.nearLongitude[at] = row.longitude ?? town?.longitude ?? Number.NaN
  }

  /** Removes a business that is no longer listed: the last one takes its position. */
  remove(id: number): void {
    const at = this.getPosition(id)
    if (at < 0) return
    this.size -= 1
    for (const column of Object.values(this.arrays)) column[at] = column[this.size] ?? 0
    this.#positions[this.arrays.ids[at] ?? 0] = at + 1
    this.#positions[id] = 0
  }

  #reservePosition(id: number): number {
    const known = this.getPosition(id)
    if (known >= 0) return known
    if (id >= this.#positions.length) {
      const wider = new Int32Array(2 * id)
      wider.set(this.#positions)
      this.#positions = wider
    }
    if (this.size === this.arrays.ids.length) this.#grow()
    this.size += 1
    this.#positions[id] = this.size
    return this.size - 1
  }

  #grow(): void {
    const wider = createArrays(2 * this.size)
    for (const name of Object.keys(wider) as (keyof typeof wider)[]) wider[name].set(this.arrays[name])
    this.arrays = wider
  }
}
