import { sql, type Expression, type RawBuilder } from 'kysely'
import type { Json, JsonBytes } from '#shared/json.ts'

/** A column of JSON texts, over the rows of an ordered subselect, as one JSON array. */
export const jsonArrayOf = <Item>(column: Expression<Json<Item>>): RawBuilder<Json<Item[]>> =>
  sql<Json<Item[]>>`'[' || ifnull(group_concat(${column}, ','), '') || ']'`

/**
 * The same as bytes, for what is sent as it is: a long text would be turned into one of JavaScript's and back, which
 * takes as long as reading the rows.
 */
export const jsonArrayBytesOf = <Item>(column: Expression<Json<Item>>): RawBuilder<JsonBytes<Item[]>> =>
  sql<JsonBytes<Item[]>>`cast(${jsonArrayOf(column)} as blob)`

/** Whether a column that holds a JSON list of texts holds this one. */
export const jsonListHas = (column: Expression<string>, text: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select 1 from json_each(${column}) where value = ${text})`

/** A list as the rows of a table: `value` is the text or number, `key` its position. */
export const rowsOf = <Value extends string | number>(list: readonly Value[]) =>
  sql<{ key: number; value: Value }>`json_each(${JSON.stringify(list)})`

/** Whether a column is one of these, however many they are. */
export const isOneOf = (column: Expression<number>, ids: readonly number[]): RawBuilder<boolean> =>
  sql<boolean>`${column} in (select value from json_each(${JSON.stringify(ids)}))`
