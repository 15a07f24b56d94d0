import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { withoutIndex } from '#db/functions.ts'
import { isNumberIn } from '#db/json.ts'
import { isStillFeatured } from './featured.repository.ts'
import type { Filter } from './filter.ts'
import { isPublic } from './visibility.repository.ts'

/** The conditions of a filter beside place and trade, as values that queries bind. */
export type RowFilter = {
  now: number
  filterFlags: number
  typeFlags: number
  deliveryFlags: number
  payFlags: number
  /** '' for any. */
  town: string
  /** Keys of the open businesses, as a JSON list; an empty list for no such condition. */
  openKeys: string
  since: number
}

/** No condition on opening hours. */
export const ANY_KEYS = '[]'
/** Earlier than any business was created. */
const ANY_AGE = -1

/**
 * The values that a filter binds at an instant; `openKeys` are the keys of the businesses open then, if it asks for
 * open ones.
 */
export const toRowFilter = (
  { filterFlags, typeFlags, deliveryFlags, payFlags, town = '', since = ANY_AGE }: Filter,
  now: number,
  openKeys: string,
): RowFilter => ({ now, filterFlags, typeFlags, deliveryFlags, payFlags, town, openKeys, since })

/** Whether a filter has conditions beside place and trade. */
export const isRowFilter = (filter: Filter): boolean =>
  filter.filterFlags !== 0 ||
  filter.typeFlags !== 0 ||
  filter.deliveryFlags !== 0 ||
  filter.payFlags !== 0 ||
  filter.town !== undefined ||
  filter.isOpen === true ||
  filter.since !== undefined

/** Whether a business has one of several flags. */
export const hasAnyFlag = (flags: number): RawBuilder<SqlBool> => sql<SqlBool>`(filter_flags & ${flags}) <> 0`

const mayHaveAnyFlag = (flags: number): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${flags} = 0 or ${hasAnyFlag(flags)})`

/** Whether a business is open, by the keys of the open ones. */
export const isOpenBy = (openKeys: string): RawBuilder<SqlBool> =>
  isNumberIn(sql.ref('opening_key'), openKeys)

/**
 * Whether a business is public and passes a filter beside place and trade. The plus keeps the planner from walking an
 * index by age or town instead of the requested order.
 */
export const matchesRow = (param: RowFilter): RawBuilder<SqlBool> => sql<SqlBool>`
  ${isPublic(param.now)}
  and (filter_flags & ${param.filterFlags}) = ${param.filterFlags}
  and ${isStillFeatured(param.filterFlags, param.now)}
  and ${mayHaveAnyFlag(param.typeFlags)} and ${mayHaveAnyFlag(param.deliveryFlags)}
  and ${mayHaveAnyFlag(param.payFlags)}
  and (${param.town} = '' or ${withoutIndex(sql.ref('town'))} = ${param.town})
  and (${param.openKeys} = ${sql.lit(ANY_KEYS)} or ${isOpenBy(param.openKeys)})
  and +created_at > ${param.since}`
