import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { removeIndex } from '#db/functions.ts'
import { isNumberIn } from '#db/json.ts'
import { isStillFeatured } from './featured.repository.ts'
import type { Filter } from './filter.ts'
import { isPublic } from './visibility.repository.ts'

/** What a filter asks of a row, beside its place and trade, as values that queries bind. */
export type RowFilter = {
  now: number
  filterFlags: number
  typeFlags: number
  deliveryFlags: number
  payFlags: number
  /** '' for any. */
  town: string
  /** Keys of who is open, as a JSON list; an empty list for no such condition. */
  openKeys: string
  since: number
}

/** No condition on who is open. */
export const ANY_KEYS = '[]'
/** Before everything that was created. */
const ANY_AGE = -1

/** The values that a filter binds at a moment; `openKeys` are those of who is open then, where it asks for them. */
export const toRowFilter = (
  { filterFlags, typeFlags, deliveryFlags, payFlags, town = '', since = ANY_AGE }: Filter,
  now: number,
  openKeys: string,
): RowFilter => ({ now, filterFlags, typeFlags, deliveryFlags, payFlags, town, openKeys, since })

/** Whether a filter asks anything of rows beside place and trade. */
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

/** Whether a business is open, by the keys of who is. */
export const isOpenBy = (openKeys: string): RawBuilder<SqlBool> =>
  isNumberIn(sql.ref('opening_key'), openKeys)

/**
 * Whether a public business passes what a filter asks beside place and trade. The plus keeps the planner from walking an
 * index by age, or by town, instead of in the order asked for.
 */
export const matchesRow = (param: RowFilter): RawBuilder<SqlBool> => sql<SqlBool>`
  ${isPublic(param.now)}
  and (filter_flags & ${param.filterFlags}) = ${param.filterFlags}
  and ${isStillFeatured(param.filterFlags, param.now)}
  and ${mayHaveAnyFlag(param.typeFlags)} and ${mayHaveAnyFlag(param.deliveryFlags)}
  and ${mayHaveAnyFlag(param.payFlags)}
  and (${param.town} = '' or ${removeIndex(sql.ref('town'))} = ${param.town})
  and (${param.openKeys} = ${sql.lit(ANY_KEYS)} or ${isOpenBy(param.openKeys)})
  and +created_at > ${param.since}`
