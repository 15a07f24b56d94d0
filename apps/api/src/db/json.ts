import { sql, type Expression, type RawBuilder } from 'kysely'
import type { Json, JsonBytes } from '#shared/json.ts'
import { selectByEngine, type FieldType } from './engine/functions.ts'

/**
 * A column of JSON texts, over the rows of an ordered subselect, as one JSON array. Both engines add up the rows in the order of
 * the subselect; an order in the aggregate itself would have SQLite sort the texts again.
 */
export const toJsonArray = <Item>(column: Expression<Json<Item>>): RawBuilder<Json<Item[]>> =>
  sql<Json<Item[]>>`'[' || coalesce(string_agg(${column}, ','), '') || ']'`

/**
 * The same as bytes, for what is sent as it is: a long text would be turned into one of JavaScript's and back, which
 * takes as long as reading the rows.
 */
export const toJsonArrayBytes = <Item>(column: Expression<Json<Item>>): RawBuilder<JsonBytes<Item[]>> =>
  selectByEngine((engine) => engine.bytesOf(toJsonArray(column)))

/** Whether a column that holds a JSON list of texts holds this one. */
export const jsonListHas = (column: Expression<string>, text: string): RawBuilder<boolean> =>
  selectByEngine((engine) => engine.listHas(column, text))

/** A field of a column that holds a JSON object, as text. */
export const jsonText = (column: Expression<string>, field: string): RawBuilder<string | null> =>
  selectByEngine((engine) => engine.jsonText(column, field))

/** A JSON list of numbers as the rows of a table: `value`, and `key`, its position. */
export const numbersIn = (list: string): RawBuilder<{ key: number; value: number }> =>
  selectByEngine((engine) => engine.rowsOf(list, 'number'))

/** A JSON list of texts as the rows of a table: `value`, and `key`, its position. */
export const textsIn = (list: string): RawBuilder<{ key: number; value: string }> =>
  selectByEngine((engine) => engine.rowsOf(list, 'text'))

/** Whether a column is one of a JSON list of numbers, however many they are. */
export const isNumberIn = (column: Expression<number | null>, list: string): RawBuilder<boolean> =>
  sql<boolean>`${column} in (select value from ${numbersIn(list)} as listed)`

/** Whether a column is one of a JSON list of texts, however many they are. */
export const isTextIn = (column: Expression<string | null>, list: string): RawBuilder<boolean> =>
  sql<boolean>`${column} in (select value from ${textsIn(list)} as listed)`

/** Whether a column is one of these, however many they are. */
export const isOneOf = (column: Expression<number>, ids: readonly number[]): RawBuilder<boolean> =>
  isNumberIn(column, JSON.stringify(ids))

/**
 * Objects as the rows of a table, to be given an alias: one parameter for all of them, however many they are. A statement takes
 * only so many parameters.
 */
export const getRecords = (
  records: readonly object[],
  fields: Readonly<Record<string, FieldType>>,
): RawBuilder<unknown> => selectByEngine((engine) => engine.getRecords(JSON.stringify(records), fields))
